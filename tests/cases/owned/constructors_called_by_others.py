"""Refused: content, or a look, decides what the constructor of a base class puts into an object."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Note:
    def __init__(self, name: str) -> None:
        self.name = name


@dataclass
class Row:
    name: str = "x"
    count: int = 0


class After(Note):
    def __init__(self, text: Grounded[str]) -> None:
        super().__init__("short")
        if len(text) > 3:
            super().__init__("long")


class Chosen(Note):
    def __init__(self, text: Grounded[str]) -> None:
        super().__init__("long" if len(text) > 3 else "short")


class Computed(Note):
    def __init__(self, text: Grounded[str]) -> None:
        super().__init__(str(len(text)))


class ByName(Note):
    def __init__(self, text: Grounded[str]) -> None:
        Note.__init__(self, "long" if len(text) > 3 else "short")


class Generated(Row):
    def __init__(self, text: Grounded[str]) -> None:  # E: grounded-laundering
        super().__init__("x", 5 if len(text) > 3 else 1)


@grounded_pure
def after(key: str) -> str:
    return After(fetch(key)).name  # E: grounded-laundering


@grounded_pure
def chosen(key: str) -> str:
    return Chosen(fetch(key)).name  # E: grounded-laundering


@grounded_pure
def computed(key: str) -> str:
    return Computed(fetch(key)).name  # E: grounded-laundering


@grounded_pure
def by_name(key: str) -> str:
    return ByName(fetch(key)).name  # E: grounded-laundering


@grounded_pure
def generated(key: str) -> int:
    return Generated(fetch(key)).count  # E: grounded-laundering


@grounded_pure
def called_again(key: str) -> str:
    note = Note("short")
    if len(fetch(key)) > 3:
        Note.__init__(note, "long")
    return note.name  # E: grounded-laundering


@grounded_pure
def generated_again(key: str) -> int:
    row = Row()
    if len(fetch(key)) > 3:
        Row.__init__(row, "x", 5)  # E: grounded-laundering
    return row.count


@grounded_pure
def generated_of_content(key: str) -> int:
    row = Row()
    Row.__init__(row, "x", len(fetch(key)))  # E: grounded-laundering
    return row.count
