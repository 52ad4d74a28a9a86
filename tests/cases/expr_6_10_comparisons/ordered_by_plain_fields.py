"""Accepted: records that their own methods compare by plain fields, beside grounded ones."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch


@dataclass(frozen=True)
class Note:
    day: int
    text: Grounded[str]

    def __lt__(self, other: Note) -> bool:
        return self.day < other.day


@dataclass(frozen=True, eq=False)
class Row:
    number: int
    text: Grounded[str]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)


@grounded_pure
def in_order() -> list[Note]:
    return sorted([Note(3, fetch("a")), Note(1, fetch("b"))])


@grounded_pure
def first() -> Grounded[str]:
    notes = [Note(3, fetch("a")), Note(1, fetch("b"))]
    notes.sort()
    return min(notes).text if notes[0] < notes[1] else max(notes).text


@grounded_pure
def alike() -> Grounded[str]:
    one, other = Row(1, fetch("a")), Row(2, fetch("b"))
    return interpolate("{}: {}", one == other, one.text)
