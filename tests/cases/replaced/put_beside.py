"""Refused: what a class body, or a mixin, puts in the place of what proofs know of a base."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


def one(self: object) -> int:
    return 1


def two(self: object) -> int:
    return 2


def leak(self: object) -> int:
    return len(fetch("a page"))


def double(number: int) -> int:
    return 2 * number


def triple(number: int) -> int:
    return 3 * number


def counted(number: int) -> int:
    return len(fetch("a page"))


class Base:
    step = one
    scale: ClassVar[Callable[[int], int]] = staticmethod(double)

    def run(self) -> int:
        return self.step() + type(self).scale(1)


class Leaking(Base):  # E: grounded-laundering
    step = leak


class Counting(Base):  # E: grounded-laundering
    scale: ClassVar[Callable[[int], int]] = staticmethod(counted)


class Other(Base):
    step = two
    scale: ClassVar[Callable[[int], int]] = staticmethod(triple)


class Asked:
    doc: Grounded[str]
    number: int

    @grounded_pure
    def run(self, name: str) -> int:
        self.doc = fetch(name)
        return self.number


class Looking:
    doc: Grounded[str]

    @property
    def number(self) -> int:
        return 1 if self.doc == "banana" else 2

    @number.setter
    def number(self, value: int) -> None:
        return None


class Numbered:
    number: int = 3


class Mixed(Asked, Looking):  # E: grounded-laundering
    pass


class MixedPlainly(Asked, Numbered):
    pass


class Made:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc
        self.number = 0
        super().__init__()

    @classmethod
    @grounded_pure
    def make(cls, name: str) -> Grounded[str]:
        return cls(fetch(name)).doc


class Filling:
    doc: Grounded[str]
    number: int

    def __init__(self) -> None:
        if self.doc == "banana":
            self.number = 1


class FillingPlainly:
    def __init__(self) -> None:
        self.size = 1


class MadeOf(Made, Filling):  # E: grounded-laundering
    pass


class MadeOfPlain(Made, FillingPlainly):
    pass
