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


def failing(function: Callable[[str], Grounded[str] | None]) -> Callable[[str], Grounded[str] | None]:
    """A decorator that says by a failure what was found."""

    def run(name: str) -> Grounded[str] | None:
        found = function(name)
        if found is not None and "x" in found:
            raise ValueError("an x")
        return found

    return run


@failing  # E: grounded-laundering `failing`
@grounded_pure(discloses={"condition", "presence"})
def fails(name: str) -> Grounded[str] | None:
    return fetch(name)


@failing
@grounded_pure(discloses={"condition", "failure", "presence"})
def may_fail(name: str) -> Grounded[str] | None:
    return fetch(name)


@timed
@grounded_pure(discloses={"presence"})
def passes_on(name: str) -> Grounded[str] | None:
    return fetch(name)
