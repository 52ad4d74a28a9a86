"""Refused: a proof below a decorator, or below another mark, discloses more than its marks allow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


def timed(function: Callable[[str], Grounded[str] | None]) -> Callable[[str], Grounded[str] | None]:
    """A decorator of the program's."""

    def run(name: str) -> Grounded[str] | None:
        return function(name)

    return run


@timed
@grounded_pure(discloses={"condition"})
def below(name: str) -> Grounded[str] | None:
    doc = fetch(name)
    return doc if "x" in doc else None  # E: grounded-laundering


@contextmanager
@grounded_pure(discloses={"condition"})
def managed(name: str) -> Iterator[Grounded[str] | None]:
    doc = fetch(name)
    yield doc if "x" in doc else None  # E: grounded-laundering


@grounded_pure
@grounded_pure(discloses={"condition"})
def twice(name: str) -> Grounded[str] | None:
    doc = fetch(name)
    return doc if "x" in doc else None  # E: grounded-laundering


@timed
@grounded_pure(discloses={"condition", "refusal"})
def allowed(name: str) -> Grounded[str] | None:
    doc = fetch(name)
    return doc if "x" in doc else None
