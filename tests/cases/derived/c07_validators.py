"""Refused: factories and validators of records that run code which unwraps."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, strip


class Source:
    def read(self, i: str) -> str:
        return strip(fetch(i))


SOURCE = Source()


def split(sep: str) -> list[str]:
    return "a b".split(sep)


@dataclass
class ByLambda:
    text: Grounded[str]
    name: str = field(default_factory=lambda: SOURCE.read("a"))


@dataclass
class ByPartial:
    text: Grounded[str]
    name: str = field(default_factory=partial(SOURCE.read, "a"))


@dataclass
class Honest:
    text: Grounded[str]
    names: list[str] = field(default_factory=lambda: ["a"])
    parts: list[str] = field(default_factory=partial(list, ("a", "b")))
    plain: list[str] = field(default_factory=partial(split, sep="a b"))


@grounded_pure
def by_lambda(i: str) -> ByLambda:
    return ByLambda(fetch(i))  # E: grounded-laundering


@grounded_pure
def by_partial(i: str) -> ByPartial:
    return ByPartial(fetch(i))  # E: grounded-laundering


@grounded_pure
def honest(i: str) -> Honest:
    return Honest(fetch(i))
