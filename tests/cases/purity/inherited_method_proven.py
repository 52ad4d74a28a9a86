"""Accepted: inherited methods that read what their class declares, in classes that add fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from typing_extensions import Self

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@dataclass
class Named:
    name: str
    tags: list[str] = field(default_factory=list)

    @grounded_pure
    def label(self) -> str:
        return f"{type(self).__name__}: {self.name}, {self.count}"

    @property
    @grounded_pure
    def count(self) -> int:
        return len(self.tags)

    @grounded_pure
    def tag(self, tag: str) -> Self:
        if tag not in self:
            self.tags.append(tag)
        return self

    @grounded_pure
    def __contains__(self, tag: str) -> bool:
        return tag in self.tags

    @grounded_pure
    def __iter__(self) -> Iterator[str]:
        return iter(self.tags)

    @grounded_pure
    def is_same(self, other: object) -> bool:
        return self is other

    @grounded_pure
    def show(self) -> str:
        return str(self)


@dataclass
class Note(Named):
    text: Grounded[str] | None = None

    @grounded_pure
    def noted(self) -> str:
        return super().label() + self.tag("noted").name


@dataclass
class Plain(Named):
    size: int = 0


@agent
@grounded_pure
def labelled(i: str) -> list[str]:
    note = Note(i, text=fetch(i)).tag("new")
    return [note.label(), note.noted(), str(note.count), str(note.is_same(None)), *note]


@grounded_pure
def shown(plain: Plain) -> str:
    return plain.show()
