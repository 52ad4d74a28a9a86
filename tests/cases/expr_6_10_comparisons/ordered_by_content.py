"""Refused: records that their own methods compare by content, or that a subclass may."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass(frozen=True)
class Long:
    day: int
    text: Grounded[str]

    def __lt__(self, other: Long) -> bool:
        return len(self.text) < len(other.text)


@dataclass
class Note:
    day: int
    text: Grounded[str]

    def __lt__(self, other: Note) -> bool:
        return self.day < other.day


class Base:
    def __init__(self, day: int, text: Grounded[str]) -> None:
        self.day = day
        self.text = text

    def __lt__(self, other: Base) -> bool:
        return self.day < other.day


class Kid(Base):
    def __lt__(self, other: Base) -> bool:
        return len(self.text) < len(other.text)


@grounded_pure
def by_length() -> bool:
    return Long(1, fetch("a")) < Long(2, fetch("b"))  # E: grounded-laundering


@grounded_pure
def in_order() -> list[Long]:
    return sorted([Long(1, fetch("a")), Long(2, fetch("b"))])  # E: grounded-laundering


@grounded_pure
def by_a_subclass(notes: list[Base]) -> list[Base]:
    return sorted(notes)  # E: grounded-laundering


@grounded_pure
def by_what_a_look_changed() -> bool:
    note = Note(1, fetch("a"))
    if len(note.text) > 3:
        note.day = 7
    return note < Note(5, fetch("b"))  # E: grounded-laundering
