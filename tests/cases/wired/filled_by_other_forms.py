"""Refused: a function is passed to a proof that is called by a decorator's result, an object, a union."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, overload

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

Way: TypeAlias = Callable[[Grounded[str]], Grounded[str]]
SEEN: list[int] = []


def loud(text: Grounded[str]) -> Grounded[str]:
    """Tells others what it was passed."""
    if "x" in text:
        SEEN.append(1)
    return text


def quiet(text: Grounded[str]) -> Grounded[str]:
    """Does not."""
    return text


def timed(function: Callable[[Way], Grounded[str]]) -> Callable[[Way], Grounded[str]]:
    """A decorator of the program's."""

    def run(way: Way) -> Grounded[str]:
        return function(way)

    return run


@timed
@grounded_pure
def decorated(way: Way) -> Grounded[str]:
    """A proof below it."""
    return way(fetch("a"))


class Answer:
    """An object that is called."""

    @grounded_pure
    def __call__(self, way: Way) -> Grounded[str]:
        """A proof."""
        return way(fetch("a"))

    @grounded_pure
    def answer(self, way: Way) -> Grounded[str]:
        """A proof as well."""
        return way(fetch("a"))


class Other:
    """Another one."""

    @grounded_pure
    def answer(self, way: Way) -> Grounded[str]:
        """The same."""
        return way(fetch("b"))


class Called(Protocol):
    """What is called so."""

    @grounded_pure
    def __call__(self, way: Way, /) -> Grounded[str]: ...


@overload
def either(way: Way) -> Grounded[str]: ...
@overload
def either(way: int) -> int: ...
@grounded_pure
def either(way: Way | int) -> Grounded[str] | int:
    """One of two forms."""
    return way if isinstance(way, int) else way(fetch("a"))


def main(one: Answer | Other, called: Called, is_long: bool) -> None:
    """Ordinary code."""
    decorated(loud)  # E: grounded-laundering
    Answer()(loud)  # E: grounded-laundering
    one.answer(loud)  # E: grounded-laundering
    called(loud)  # E: grounded-laundering
    either(loud)  # E: grounded-laundering
    (decorated if is_long else decorated)(loud)  # E: grounded-laundering
    decorated(quiet)
    Answer()(quiet)
    one.answer(quiet)
    called(quiet)
    either(quiet)
    either(1)
