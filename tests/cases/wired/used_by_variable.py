"""Refused: a named tuple, or what a type variable stands for, keeps less than a protocol promises."""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Ranker(Protocol):
    """What orders passages."""

    @grounded_pure
    def rank(self, text: Grounded[str]) -> int: ...


class Fixed(NamedTuple):
    """Tells nothing."""

    place: int

    @grounded_pure
    def rank(self, text: Grounded[str]) -> int:
        """Always the same."""
        return self.place


class ByLength(NamedTuple):
    """Tells how long the text is."""

    factor: int

    def rank(self, text: Grounded[str]) -> int:
        """The longer, the higher."""
        return self.factor * len(text)


class Pair(tuple[int, int]):
    """A tuple with a method."""

    def rank(self, text: Grounded[str]) -> int:
        """Tells, too."""
        return len(text)


R = TypeVar("R", bound=ByLength)


@grounded_pure
def use(ranker: Ranker) -> int:
    """Asks one."""
    return ranker.rank(fetch("a"))


@grounded_pure
def use_all(rankers: list[Ranker]) -> int:
    """Asks several."""
    return sum(each.rank(fetch("a")) for each in rankers)


def plainly() -> int:
    """One keeps the promise, the others do not."""
    return use(Fixed(1)) + use(ByLength(1)) + use(Pair((1, 2)))  # E: grounded-laundering  # E: grounded-laundering


def by_variable(ranker: R, others: list[R]) -> int:
    """No more is known of it than its bound."""
    return use(ranker) + use_all([*others])  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def inside(ranker: R) -> int:
    """In a proof as well."""
    held: Ranker = ByLength(2)  # E: grounded-laundering
    return use(ranker) + use(held)  # E: grounded-laundering
