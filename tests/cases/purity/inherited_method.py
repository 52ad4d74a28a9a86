"""Refused: inherited methods that show an object whose class adds grounded fields."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Shown:
    @grounded_pure
    def show(self) -> str:
        return f"<{self}>"

    @grounded_pure
    def hashed(self) -> int:
        return hash(self)

    @grounded_pure
    def indirect(self) -> str:
        return self.show() + self.shown

    @property
    @grounded_pure
    def shown(self) -> str:
        return str(self)

    @grounded_pure
    def itself(self) -> Shown:
        return self

    @grounded_pure
    def __len__(self) -> int:
        return len(str(self))


@dataclass
class Note(Shown):
    text: Grounded[str]

    @grounded_pure
    def above(self) -> str:
        return super().show()  # E: grounded-laundering


class Holder:
    held: object = None

    @grounded_pure
    def read(self) -> str:
        return f"{self.held}"


@dataclass
class GroundedHolder(Holder):
    held: Grounded[str]


@grounded_pure
def shown(i: str) -> str:
    return Note(fetch(i)).show()  # E: grounded-laundering


@grounded_pure
def hashed(note: Note) -> int:
    return note.hashed()  # E: grounded-laundering


@grounded_pure
def indirectly(note: Note) -> str:
    return note.indirect()  # E: grounded-laundering


@grounded_pure
def by_property(note: Note) -> str:
    return note.shown  # E: grounded-laundering


@grounded_pure
def upcast(note: Note) -> Shown:
    return note.itself()  # E: grounded-laundering


@grounded_pure
def handed_on(notes: list[Note]) -> list[str]:
    return [show() for show in [note.show for note in notes]]  # E: grounded-laundering `note.show`  # E: grounded-laundering


@grounded_pure
def length(note: Note) -> int:
    return len(note)  # E: grounded-laundering


@grounded_pure
def narrowed(i: str) -> str:
    return GroundedHolder(fetch(i)).read()  # E: grounded-laundering
