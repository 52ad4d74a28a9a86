"""Refused: class keywords, missing members and value patterns that run code which unwraps."""

from __future__ import annotations

from enum import Enum

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Colour(Enum):
    RED = "red"

    @classmethod
    def _missing_(cls, value: object) -> Colour:
        print(strip(fetch("a")))
        return cls.RED


class Plain(Enum):
    RED = "red"


class Odd:
    def __eq__(self, other: object) -> bool:
        return "a" in strip(fetch("a"))


class Marks:
    ODD = Odd()


@grounded_pure
def missing(name: str) -> Colour:
    return Colour(name)  # E: grounded-laundering


@grounded_pure
def matched(name: object) -> str:
    match name:
        case Marks.ODD:  # E: grounded-laundering
            return "odd"
    return "even"


@grounded_pure
def honest(name: str) -> str:
    match Plain(name):
        case Plain.RED:
            return "red"
