"""Refused: library functions that call members of what they are passed."""

from __future__ import annotations

import functools
import itertools
import operator

from corvid_runtime import Grounded, grounded_pure
from hits import Hit, search
from prelude import Quote, fetch, strip


class Service:
    def __lt__(self, other: Service) -> bool:
        return "a" in strip(fetch("a"))


@grounded_pure
def read(quotes: list[Quote]) -> list[str]:
    return list(map(operator.attrgetter("text"), quotes))  # E: grounded-laundering


@grounded_pure
def converted(i: str) -> list[str]:
    return list(itertools.starmap(str, [(fetch(i),)]))  # E: grounded-laundering


@grounded_pure
def ordered(services: list[Service]) -> None:
    services.sort()  # E: grounded-laundering


@grounded_pure
def formatted(i: str) -> str:
    return "%(text)s" % {"text": fetch(i)}  # E: grounded-laundering


@grounded_pure
def summed(i: str) -> Grounded[str]:
    return functools.reduce(operator.add, [fetch(i), fetch("b")])  # E: grounded-forgery


@grounded_pure
def honest(i: str) -> Grounded[str]:
    return functools.reduce(lambda one, two: one + two, [fetch(i), fetch("b")])
