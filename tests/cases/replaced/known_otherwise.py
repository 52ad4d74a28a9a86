"""Refused: what one name says of an object, and another does not: attributes, variables, classes."""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch
from typing_extensions import Self

T_co = TypeVar("T_co", covariant=True)


class Cell:
    value: str | Grounded[str] = ""
    size: int | None = None

    def put(self, item: Grounded[str]) -> None:
        self.value = item


class PlainCell(Cell):  # E: grounded-laundering
    value: str = ""


class SizedCell(Cell):
    size: int = 3


class Box(Generic[T_co]):
    def __init__(self, item: T_co) -> None:
        self.item = item


@dataclass(frozen=True)
class FrozenBox(Generic[T_co]):
    item: T_co


class Page:
    size = 0

    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc


class Made(Page):
    @classmethod
    def of(cls, doc: Grounded[str]) -> Self:
        return cls(doc)


class PlainPage(Page):
    def __init__(self, doc: str) -> None:
        self.size = len(doc)


class LongPage(Page):
    def __init__(self, doc: Grounded[str], size: int = 3) -> None:
        super().__init__(doc)
        self.size = size


class PlainMade(Made):
    def __init__(self, doc: str) -> None:  # E: grounded-laundering
        self.size = len(doc)


class Handing(Page):
    def __init__(self, doc: Grounded[str]) -> None:
        super().__init__(doc)


class Diamond(Handing, PlainPage):  # E: grounded-laundering
    pass


class Straight(Handing, LongPage):
    pass


class Plain(ABC):
    body: str = ""


class Note:
    def __init__(self, body: Grounded[str]) -> None:
        self.body = body


class Blank:
    body = ""


Plain.register(Note)  # E: grounded-laundering
Plain.register(Blank)


@Plain.register  # E: grounded-laundering
class Marked:
    def __init__(self, body: Grounded[str]) -> None:
        self.body = body


class Anything(ABC):
    body: str = ""

    @classmethod
    def __subclasshook__(cls, other: type) -> bool:
        return True


def build(kind: type[Page], doc: Grounded[str]) -> Page:
    return kind(doc)


def fill(box: Box[str | Grounded[str]], doc: Grounded[str]) -> None:
    box.item = doc


@grounded_pure
def built(key: str) -> int:
    return build(PlainPage, fetch(key)).size  # E: grounded-laundering


@grounded_pure
def built_long(key: str) -> int:
    return build(LongPage, fetch(key)).size


@grounded_pure
def widened(key: str) -> str:
    box: Box[str] = Box("none")
    fill(box, fetch(key))  # E: grounded-laundering
    return box.item


@grounded_pure
def made_wide(key: str) -> None:
    fill(Box("none"), fetch(key))


@grounded_pure
def frozen(key: str) -> FrozenBox[str | Grounded[str]]:  # E: grounded-union
    box: FrozenBox[str] = FrozenBox("none")
    return box


@grounded_pure
def hooked(item: Note | Anything) -> str:
    assert isinstance(item, Anything)  # E: grounded-laundering
    return item.body
