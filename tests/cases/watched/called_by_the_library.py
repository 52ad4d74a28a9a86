"""Refused: what a library, or a lifted function, calls with content, or as often as content says."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from itertools import dropwhile, takewhile
from queue import Queue

from corvid_runtime import Grounded, grounded_pure, interpolate, lift
from prelude import fetch

SEEN: list[str] = []


@lift
def split(text: str, each: Callable[[str], None]) -> list[str]:
    for part in text.split("."):
        each(part)
    return text.split(".")


@lift
def size(text: str) -> int:
    return len(text)


def noisy(doc: Grounded[str]) -> Grounded[bool]:
    SEEN.append("asked")
    return doc.startswith("x")


def starred(match: re.Match[str]) -> str:
    SEEN.append(match.group(0))
    return "*"


def hidden(match: re.Match[str]) -> str:
    return "*"


def forget(part: str) -> None:
    pass


@grounded_pure
def substituted(doc: Grounded[str]) -> None:
    re.sub("a", starred, doc)  # E: grounded-laundering


@grounded_pure
def taken(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(takewhile(noisy, docs))  # E: grounded-laundering


@grounded_pure
def dropped(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(dropwhile(noisy, docs))  # E: grounded-laundering


@grounded_pure
def searched(docs: list[Grounded[str]]) -> None:
    bisect_left(docs, "x", key=lambda doc: doc if noisy(doc) else doc)  # E: grounded-laundering


@grounded_pure
def placed(docs: list[Grounded[str]]) -> int:
    return bisect_left(docs, "x")  # E: grounded-laundering


@grounded_pure
def handed(doc: Grounded[str]) -> Grounded[list[str]]:
    return split(doc, SEEN.append)  # E: grounded-laundering


@grounded_pure
def bounded(doc: Grounded[str]) -> bool:
    work: Queue[int] = Queue(maxsize=size(doc))  # E: grounded-laundering
    work.put(1)
    return work.full()


class Amount:
    def __init__(self) -> None:
        self.reads = 0

    def __str__(self) -> str:
        self.reads += 1
        return "42"

    @property
    def euros(self) -> int:
        self.reads += 1
        return 42


@grounded_pure
def translated(doc: Grounded[str]) -> list[int]:
    table: defaultdict[int, int] = defaultdict(int)
    doc.translate(table)  # E: grounded-laundering
    return list(table)


@grounded_pure
def filled_in(doc: Grounded[str]) -> int:
    amount = Amount()
    doc.replace("x", "%(a)s") % {"a": amount}  # E: grounded-laundering
    doc.replace("x", "{a.euros}").format(a=amount)  # E: grounded-laundering
    interpolate(doc, amount)  # E: grounded-laundering
    return amount.reads


@grounded_pure
def filled_in_plainly(doc: Grounded[str], number: int) -> Grounded[str]:
    return interpolate("{}: {}", number, doc.translate({120: "y"}))


@grounded_pure
def quietly(doc: Grounded[str], docs: list[Grounded[str]]) -> list[Grounded[str]]:
    re.sub("a", hidden, "a text of its own")
    return [*takewhile(lambda each: "x" in each, docs), doc]


@grounded_pure
def handed_quietly(key: str) -> Grounded[list[str]]:
    return split(fetch(key), forget)
