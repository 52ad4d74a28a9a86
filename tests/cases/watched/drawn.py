"""Refused: drawing, as content decides, from an iterator that others have as well."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure


@dataclass
class Desk:
    names: Iterator[str]

    def handed_out(self) -> Iterator[str]:
        return self.names

    def made(self) -> Iterator[str]:
        yield "a"


@grounded_pure
def looped(reply: Grounded[str], desk: Desk) -> Grounded[str]:
    if "not" in reply:
        for _ in desk.names:  # E: grounded-laundering `desk.names`
            pass
        for _ in desk.handed_out():  # E: grounded-laundering `desk.handed_out()`
            pass
        for _ in desk.made():
            pass
    return reply


@grounded_pure
def left(reply: Grounded[str], desk: Desk) -> Grounded[str]:
    for _ in desk.names:  # E: grounded-laundering `desk.names`
        if "not" in reply:
            break
    for _ in desk.made():
        if "not" in reply:
            break
    return reply


@grounded_pure
def passed(reply: Grounded[str], desk: Desk, names: Iterator[str]) -> Grounded[str]:
    if "not" in reply:
        sorted(desk.names)  # E: grounded-laundering `desk.names`
        sorted(desk.made())
        "a" in desk.names  # E: grounded-laundering `desk.names`
        [name for name in desk.names]  # E: grounded-laundering `desk.names`
        print(*names)  # E: grounded-laundering `names`
    print(*names)
    return reply


@grounded_pure
def displayed(reply: Grounded[str], names: Iterator[str]) -> Grounded[str]:
    if "not" in reply:
        [*names]  # E: grounded-laundering `names`
    [*names]
    return reply


@grounded_pure
def unpacked(reply: Grounded[str], names: Iterator[str]) -> Grounded[str]:
    if "not" in reply:
        first, *rest = names  # E: grounded-laundering `names`
    first, *rest = names
    return reply


@grounded_pure
def added(reply: Grounded[str], names: Iterator[str]) -> Grounded[str]:
    if "not" in reply:
        found = ["a"]
        found += names  # E: grounded-laundering `names`
        found[0:1] = names  # E: grounded-laundering `names`
    found = ["a"]
    found += names
    found[0:1] = names
    return reply


@grounded_pure
def chosen(reply: Grounded[str], ones: Iterator[str], others: Iterator[str]) -> Grounded[str]:
    names = ones if "not" in reply else others
    [*names]  # E: grounded-laundering `names`
    return reply


@grounded_pure
def paired(hits: list[Grounded[str]], names: Iterator[str]) -> list[Grounded[str]]:
    kept = [hit for hit in hits if "not" in hit]
    list(zip(kept, names))  # E: grounded-laundering `names`
    list(zip(hits, names))
    list(zip(kept, itertools.count()))
    return hits


@grounded_pure
def found(hits: list[Grounded[str]]) -> list[Grounded[str]]:
    left = iter(hits)
    next((hit for hit in left if "not" in hit), None)
    next((hit for hit in hits if "not" in hit), None)
    return hits


def drained(names: Iterator[str]) -> int:
    return len([*names])


def counted(names: Iterable[str]) -> int:
    return len([*names])


@grounded_pure
def in_a_helper(reply: Grounded[str], names: Iterator[str]) -> Grounded[str]:
    if "not" in reply:
        drained(names)  # E: grounded-laundering
        counted(names)  # E: grounded-laundering
        counted(["a"])
    drained(names)
    counted(names)
    return reply
