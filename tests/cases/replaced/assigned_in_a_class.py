"""Refused: what a class assigns in the place of a method, and a constructor behind `cls`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from typing_extensions import Self

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")
R = TypeVar("R")


class Base:
    calls = 0

    def touch(self) -> None:
        return None

    @property
    def size(self) -> int:
        return 0


class Touched(Base):
    def count(self) -> None:
        self.calls += 1

    touch = count


class Measured(Base):  # E: grounded-laundering
    @property
    def measure(self) -> int:
        self.calls += 1
        return 0

    size = measure


class Compared(Base):  # E: grounded-laundering
    def same(self, other: object) -> bool:
        self.calls += 1
        return False

    __eq__ = same
    __hash__ = object.__hash__


class Renamed(Base):
    def nothing(self) -> None:
        return None

    touch = nothing


class Maker:
    made = 0

    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc

    @classmethod
    def of(cls, doc: Grounded[str]) -> Self:
        return cls(doc)


class Counted(Maker):
    def __init__(self, doc: Grounded[str]) -> None:
        super().__init__(doc)
        Counted.made += 1


class lazy(Generic[T, R]):
    def __init__(self, function: Callable[[T], R]) -> None:
        self.function = function
        self.asked = 0

    def __get__(self, owner: T, kind: type) -> R:
        self.asked += 1
        return self.function(owner)


class Page:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc

    @lazy
    def title(self) -> Grounded[str]:
        return self.doc[:5]


def made(kind: type[Maker], doc: Grounded[str]) -> Grounded[str]:
    return kind.of(doc).doc if "17" in doc else doc


@grounded_pure
def made_by_its_class(i: str) -> Grounded[str]:
    doc = fetch(i)
    return Counted.of(doc).doc if "17" in doc else doc  # E: grounded-laundering


@grounded_pure
def made_by_a_helper(i: str) -> Grounded[str]:
    return made(Counted, fetch(i))  # E: grounded-laundering


@grounded_pure
def read(i: str) -> Grounded[str]:
    page = Page(fetch(i))
    return page.title if "17" in page.doc else page.doc  # E: grounded-laundering


@grounded_pure
def honestly(i: str) -> Grounded[str]:
    doc = fetch(i)
    return Maker.of(doc).doc if "17" in doc else made(Maker, doc)


@grounded_pure
def touched(base: Base, i: str) -> int:
    if fetch(i) == "17":
        base.touch()  # E: grounded-laundering
    return base.calls
