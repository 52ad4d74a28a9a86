"""Refused: a helper changes an object that others have, that it keeps, or that then shows content."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass


class Best:
    text: Grounded[str] | None = None
    count: int = 0
    parts: list[str] = field(default_factory=list)
    def offer(self, text: Grounded[str]) -> None:
        if self.text is None or len(text) > len(self.text):
            self.text = text
            self.count += 1


KEEP: list[Best] = []


def improve(best: Best, k: str) -> None:
    for q in k:
        best.offer(fetch(q))


async def improve_later(best: Best, k: str) -> None:
    best.offer(fetch(k))


def improve_and_keep(best: Best, k: str) -> None:
    best.offer(fetch(k))
    KEEP.append(best)


def improve_and_give(best: Best, k: str) -> Best:
    best.offer(fetch(k))
    return best


def improve_with(best: Best, parts: list[str], k: str) -> None:
    best.parts = parts
    if "x" in fetch(k):
        best.parts.append(k)


def add(found: list[Grounded[str]], k: str) -> None:
    d = fetch(k)
    if d != "a":
        found.append(d)


def add_plain(found: list[int], k: str) -> None:
    d = fetch(k)
    if d != "a":
        found.append(1)


def two(a: Best, b: Best, k: str) -> None:
    a.offer(fetch(k))


def swap(a: Best, b: Best, k: str) -> None:
    a.parts = b.parts
    if fetch(k) == "a":
        a.parts.append("x")


@grounded_pure
def bad1(q: str) -> int:
    best = Best()
    improve(best, q)
    return best.count  # E: grounded-laundering


@grounded_pure
def bad2(q: str, best: Best) -> None:
    improve(best, q)  # E: grounded-laundering


@grounded_pure
def bad3(q: str) -> Best:
    best = Best()
    improve(best, q)
    return best  # E: grounded-laundering


@grounded_pure
async def bad4(q: str) -> None:
    best = Best()
    KEEP.append(best)
    await improve_later(best, q)  # E: grounded-laundering


@grounded_pure
async def bad5(q: str) -> None:
    best = Best()
    task = improve_later(best, q)  # E: grounded-laundering
    KEEP.append(best)
    await task


@grounded_pure
def bad6(q: str) -> None:
    best = Best()
    improve_and_keep(best, q)  # E: grounded-laundering


@grounded_pure
def bad7(q: str) -> int:
    best = Best()
    other = improve_and_give(best, q)  # E: grounded-laundering
    return other.count


@grounded_pure
def bad8(q: str, parts: list[str]) -> int:
    best = Best()
    improve_with(best, parts, q)  # E: grounded-laundering
    return 1


@grounded_pure
def bad9(q: str) -> list[int]:
    found: list[int] = []
    add_plain(found, q)
    return found  # E: grounded-laundering


@grounded_pure
def bad10(q: str, other: Best) -> int:
    best = Best()
    two(other, best, q)  # E: grounded-laundering
    return 1


@grounded_pure
def bad11(q: str, other: Best) -> int:
    best = Best()
    swap(best, other, q)  # E: grounded-laundering
    return 1


@grounded_pure
def bad12(q: str) -> int:
    best = Best()
    rest = best
    improve(best, q)
    return rest.count  # E: grounded-laundering


@grounded_pure
def bad13(q: str) -> int:
    best = Best()
    pair = [best]
    improve(pair[0], q)  # E: grounded-laundering
    return best.count


@dataclass
class Other:
    text: Grounded[str] | None = None
    count: int = 0
    parts: list[str] = field(default_factory=list)
    def offer(self, text: Grounded[str]) -> None:
        if self.text is None or len(text) > len(self.text):
            self.text = text
            self.count += 1


OTHERS: list[Other] = []


def improve_other(best: Other, k: str) -> None:
    for q in k:
        best.offer(fetch(q))


class Sub(Other):
    def offer(self, text: Grounded[str]) -> None:
        OTHERS.append(self)
        self.count = len(text)


@grounded_pure
def bad14(q: str) -> int:
    best = Sub()
    improve_other(best, q)  # E: grounded-laundering
    return 1


@grounded_pure
async def bad15(q: str) -> int:
    best = Best()
    await asyncio.gather(improve_later(best, q))  # E: grounded-laundering
    return best.count


@grounded_pure
def bad16(q: str) -> int:
    best = Best()
    read: Callable[[], int] = lambda: best.count
    improve(best, q)  # E: grounded-laundering
    return read()


def improve_second(*several: Best) -> None:
    several[1].offer(fetch("a"))


@grounded_pure
def one_of_several(other: Best) -> int:
    improve_second(Best(), other)  # E: grounded-laundering
    return 1
