"""Refused: a part is put where it draws from the whole, or came by way of code that keeps it."""

from __future__ import annotations

from collections.abc import Iterator, ValuesView
from dataclasses import dataclass, field

from corvid_runtime import grounded_pure
from prelude import fetch

SEEN: list[Part] = []


@dataclass
class Part:
    count: int = 0
    next: Part | None = None


SHARED = Part()


class Hive:
    def __init__(self) -> None:
        self.parts = [Part()]

    def __getitem__(self, place: int) -> Part:
        return SHARED


@dataclass
class Box:
    rest: Iterator[int] | None = None
    view: ValuesView[int] | None = None
    parts: list[Part] = field(default_factory=list)


def noting(part: Part) -> int:
    SEEN.append(part)
    return part.count


@grounded_pure
def drawn_later(key: str) -> list[int]:
    box, numbers = Box(), [1, 2, 3]
    box.rest = iter(numbers)
    if "bee" in fetch(key):
        numbers.append(4)  # E: grounded-laundering
    return [*box.rest]


@grounded_pure
def seen_later(key: str) -> list[int]:
    box, numbers = Box(), {"a": 1}
    box.view = numbers.values()
    if "bee" in fetch(key):
        numbers["b"] = 2  # E: grounded-laundering
    return [*box.view]


@grounded_pure
def put_into_itself(key: str) -> int:
    part = Part()
    part.next = part
    if "bee" in fetch(key):
        part.count = 2  # E: grounded-laundering
    return part.count


@grounded_pure
def by_a_key_that_keeps_it(key: str) -> None:
    whole = [Part(), Part(3)]
    part = max(whole, key=noting)
    if "bee" in fetch(key):
        part.count = 2  # E: grounded-laundering


@grounded_pure
def by_a_lambda_that_keeps_it(key: str) -> None:
    whole = [Part(), Part(3)]
    part = max(whole, key=lambda each: noting(each))
    if "bee" in fetch(key):
        part.count = 2  # E: grounded-laundering


@grounded_pure
def of_what_answers_itself(key: str) -> int:
    hives = [Hive(), Hive()]
    part = max(hives, key=lambda hive: hive.parts[0].count)[0]
    if "bee" in fetch(key):
        part.count = 2  # E: grounded-laundering
    return SHARED.count


@grounded_pure
def put_where_others_see_it(key: str, box: Box) -> int:
    whole = [Part()]
    box.parts = whole[:1]
    if "bee" in fetch(key):
        whole[0].count = 2  # E: grounded-laundering
    return box.parts[0].count
