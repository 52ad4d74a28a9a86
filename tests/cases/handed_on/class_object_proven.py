"""Accepted: alternative constructors, and classes handed on whose constructors are generated."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch
from typing_extensions import Self


@dataclass
class Base:
    d: Grounded[str]
    n: int = 0

    @classmethod
    @grounded_pure
    def make(cls, i: str) -> Self:
        return cls(fetch(i), 1)


@dataclass
class Sub(Base):
    more: int = 0


@grounded_pure
def make(c: type[Base], i: str) -> Base:
    return c(fetch(i))


@grounded_pure
def answer(i: str) -> list[Base]:
    return [Base.make(i), Sub.make(i), make(Sub, i), make(Base, i), *map(Base, [fetch(i)])]
