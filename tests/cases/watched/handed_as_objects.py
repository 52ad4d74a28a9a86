"""Refused: a library function calls what takes an ``object`` with something grounded."""

from __future__ import annotations

from collections.abc import Hashable
from heapq import nlargest
from itertools import filterfalse

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

HITS: list[int] = []


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


def note(value: object) -> int:
    if value == "banana":
        HITS.append(1)
    return 1


def note_all(*values: Hashable) -> int:
    if "banana" in values:
        HITS.append(1)
    return 1


class Noted:
    def __init__(self, value: object) -> None:
        if value == "banana":
            HITS.append(1)


class Tally:
    count = 0

    def note(self, value: object) -> int:
        if value == "banana":
            self.count = 1
        return 0


def length(value: object) -> int:
    return 1


def counted(value: Grounded[str]) -> int:
    HITS.append(1)
    return 1


@grounded_pure
def ordered(name: str) -> list[Grounded[str]]:
    return sorted([fetch(name)], key=note)  # E: grounded-laundering


@grounded_pure
def ordered_by_method(name: str) -> int:
    tally = Tally()
    sorted([fetch(name)], key=tally.note)  # E: grounded-laundering
    return tally.count


@grounded_pure
def ordered_in_place(name: str) -> list[Grounded[str]]:
    docs = [fetch(name)]
    docs.sort(key=note_all)  # E: grounded-laundering
    return docs


@grounded_pure
def chosen(name: str) -> Grounded[str]:
    return max([fetch(name)], key=note)  # E: grounded-laundering


@grounded_pure
def largest(name: str) -> list[Grounded[str]]:
    return nlargest(1, [fetch(name)], key=note)  # E: grounded-laundering


@grounded_pure
def mapped(name: str) -> None:
    for _ in map(note, [fetch(name)]):  # E: grounded-laundering
        pass


@grounded_pure
def made(name: str) -> None:
    for _ in map(Noted, [fetch(name)]):  # E: grounded-laundering
        pass


@grounded_pure
def left_out(name: str) -> list[Grounded[str]]:
    return [*filterfalse(note, [fetch(name)])]  # E: grounded-laundering


@grounded_pure
def ordered_quietly(name: str) -> list[Grounded[str]]:
    return sorted([fetch(name)], key=length)


@grounded_pure
def called_once_for_each(name: str) -> list[Grounded[str]]:
    return sorted([fetch(name)], key=counted)
