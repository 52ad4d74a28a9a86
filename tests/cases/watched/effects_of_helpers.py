"""Refused: what a helper that acts tells of content it is passed, but by its effects."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

from corvid_runtime import Grounded, grounded_pure, tool
from prelude import fetch, log, unsourced

logger = logging.getLogger(__name__)
SEEN: list[object] = []


def note(n: int) -> None:
    logger.info("%d", n)


async def anote(n: int) -> None:
    await asyncio.sleep(0)
    logger.info("%d", n)


def plainly(n: int) -> str:
    logger.info("%d", n)
    return "yes" if n > 3 else "no"


def grounded(n: int, doc: Grounded[str]) -> Grounded[str]:
    logger.info("%d", n)
    return doc if n > 3 else fetch("a")


def maybe(n: int, doc: Grounded[str]) -> Grounded[str] | None:
    logger.info("%d", n)
    return doc if n > 3 else None


def world(n: int) -> str:
    return unsourced(str(n))


def changing(n: int) -> None:
    logger.info("%d", n)
    SEEN.append(n)


def rows(n: int) -> list[str]:
    logger.info("%d", n)
    return ["a"] * n


def gen(n: int) -> Iterator[str]:
    for _ in range(n):
        logger.info("x")
        yield "a"


def raising(n: int) -> None:
    logger.info("%d", n)
    if n > 3:
        raise ValueError("too many")


def keep(xs: list[str]) -> None:
    hold(xs)


@tool
def hold(xs: list[str]) -> None:
    SEEN.append(xs)


def pick(n: int, one: list[str], two: list[str]) -> list[str]:
    logger.info("%d", n)
    return one if n > 3 else two


def unmarked(n: int, fn: Any) -> None:
    fn(n)


@grounded_pure
def honest_1(i: str) -> Grounded[str]:
    doc = fetch(i)
    note(len(doc))
    return grounded(len(doc), doc)


@grounded_pure
async def honest_2(i: str) -> Grounded[str] | None:
    doc = fetch(i)
    await anote(len(doc))
    if plainly(len(doc)) == "yes":
        return doc
    return maybe(len(doc), doc)


@grounded_pure(discloses={"condition", "presence", "length", "selection"})
def launder_0(i: str) -> Grounded[str]:
    doc = fetch(i)
    note(len(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def launder_1(i: str) -> str:
    return plainly(len(fetch(i)))  # E: grounded-laundering


@grounded_pure
def launder_2(i: str) -> str:
    return world(len(fetch(i)))  # E: grounded-laundering


@grounded_pure
def launder_3(i: str) -> Grounded[str]:
    doc = fetch(i)
    changing(len(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def launder_4(i: str) -> list[str]:
    return rows(len(fetch(i)))  # E: grounded-laundering


@grounded_pure
def launder_5(i: str) -> str:
    return "".join(gen(len(fetch(i))))  # E: grounded-laundering


@grounded_pure
def launder_6(i: str) -> str:
    doc = fetch(i)
    try:
        raising(len(doc))
    except ValueError:
        return "many"  # E: grounded-laundering
    return "few"  # E: grounded-laundering


@grounded_pure
def launder_7(i: str) -> Grounded[str]:
    doc = fetch(i)
    xs = ["a"]
    if "x" in doc:
        xs.append("b")
    keep(xs)
    xs.append("c")  # E: grounded-laundering
    SEEN.append(xs)  # E: grounded-laundering  # E: grounded-laundering
    return doc


@grounded_pure
def launder_8(i: str, one: list[str], two: list[str]) -> Grounded[str]:
    doc = fetch(i)
    pick(len(doc), one, two).append("z")  # E: grounded-laundering
    return doc


@grounded_pure
def launder_9(i: str, one: list[str], two: list[str]) -> Grounded[str]:
    doc = fetch(i)
    chosen = pick(len(doc), one, two)  # E: grounded-laundering
    chosen.append("z")
    return doc


@grounded_pure
async def honest_4(i: str) -> Grounded[str]:
    doc = fetch(i)
    asyncio.create_task(anote(len(doc)))
    return doc


@grounded_pure
def launder_11(i: str) -> int:
    doc = fetch(i)
    count = 0
    for _ in gen(len(doc)):
        count += 1
    return count  # E: grounded-laundering


@grounded_pure
def launder_12(i: str) -> bool:
    doc = fetch(i)
    return maybe(len(doc), doc) is None  # E: grounded-laundering


class Box:
    def __init__(self) -> None:
        self.n = 0

    def tell(self) -> None:
        logger.info("%d", self.n)

    def up(self) -> None:
        self.n += 1

    def give(self) -> int:
        logger.info("%d", self.n)
        return self.n

    def held(self) -> None:
        holdbox(self)


@tool
def holdbox(box: Box) -> None:
    SEEN.append(box)


@grounded_pure
def honest_3(i: str) -> Grounded[str]:
    doc, box = fetch(i), Box()
    if "x" in doc:
        box.up()
    box.tell()
    return doc


@grounded_pure
def launder_13(i: str) -> int:
    doc, box = fetch(i), Box()
    if "x" in doc:
        box.up()
    return box.give()  # E: grounded-laundering


@grounded_pure
def launder_14(i: str) -> Grounded[str]:
    doc, box = fetch(i), Box()
    if "x" in doc:
        box.up()
    box.held()
    if "y" in doc:
        box.up()  # E: grounded-laundering  # E: grounded-laundering
    return doc


@grounded_pure
def launder_15(i: str) -> Grounded[str]:
    doc = fetch(i)
    unmarked(len(doc), SEEN.append)  # E: grounded-laundering  # E: grounded-laundering
    return doc


def counted(doc: Grounded[str], number: int) -> Grounded[str]:
    if number > 3:
        log("many", number)
    return doc


@grounded_pure
def honest_5(i: str) -> Grounded[str]:
    doc = fetch(i)
    return counted(doc, len(doc))
