"""Refused: calling a class that is held by a variable runs the constructor of any subclass."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Box:
    def __init__(self, d: Grounded[str]) -> None:
        self.n = len(d.unwrap_discarding_sources())

    @classmethod
    @grounded_pure
    def make(cls, i: str) -> Box:
        return cls(fetch(i))  # E: grounded-laundering


@dataclass
class Base:
    d: Grounded[str]
    n: int = 0


class Sub(Base):
    def __init__(self, d: Grounded[str]) -> None:  # E: grounded-laundering
        super().__init__(d, len(d.unwrap_discarding_sources()))


KIND: type[Base] = Sub


@grounded_pure
def make(c: type[Base], i: str) -> int:
    return c(fetch(i)).n


@grounded_pure
def held(i: str) -> int:
    return make(KIND, i)  # E: grounded-laundering


@grounded_pure
def handed(i: str) -> int:
    return make(Sub, i)  # E: grounded-laundering


@grounded_pure
def of_object(base: Base, i: str) -> Base:
    return type(base)(fetch(i))  # E: grounded-laundering
