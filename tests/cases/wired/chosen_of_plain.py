"""Refused: ordinary code has a proof choose between plain values, by what was retrieved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")
Either = TypeVar("Either", bound="Grounded[str] | int")
Perhaps = TypeVar("Perhaps", bound="Grounded[str] | None")


@dataclass
class Topic:
    """Something plain, with what was found for it."""

    name: str
    text: Grounded[str]


@dataclass
class Passage:
    """Nothing but what was found."""

    text: Grounded[str]


@grounded_pure(discloses={"condition"})
def pick(one: T, other: T, text: Grounded[str]) -> T:
    """One of two, by content."""
    return one if "x" in text else other


@grounded_pure(discloses={"condition"})
def pick_of(one: Either, other: Either, text: Grounded[str]) -> Either:
    """One of two that are grounded, or not."""
    return one if "x" in text else other


@grounded_pure(discloses={"condition"})
def pick_if(one: Perhaps, other: Perhaps, text: Grounded[str]) -> Perhaps:
    """One of two that are there, or not."""
    return one if "x" in text else other


@grounded_pure
def ranked(items: Sequence[T], score: Callable[[T], Grounded[float]]) -> list[T]:
    """In an order that content decides."""
    return sorted(items, key=score)


@grounded_pure
def put(rows: dict[str, T], one: T, other: T, text: Grounded[str]) -> None:
    """Puts one of two where the caller has it."""
    rows["a"] = one if "x" in text else other


@grounded_pure
def longest(items: Sequence[T], key: Callable[[T], int]) -> T:
    """By whatever the caller says."""
    return max(items, key=key)


class Box(Generic[T]):
    """Two values."""

    def __init__(self, one: T, other: T) -> None:
        self.one = one
        self.other = other

    @grounded_pure(discloses={"condition"})
    def chosen(self, text: Grounded[str]) -> T:
        """One of them."""
        return self.one if "x" in text else self.other


def score(name: str) -> Grounded[float]:
    """What is found for a name."""
    return fetch(name).count("x") * 1.0


def main() -> None:
    """Plain values tell what was found; what has sources does not, nor what nothing looks at."""
    text = fetch("a")
    print(pick(1, 2, text))  # E: grounded-laundering
    print(pick_of(1, 2, text))  # E: grounded-laundering
    none: Grounded[str] | None = fetch("b") if fetch("c") else None
    print(pick_if(none, text, text))  # E: grounded-laundering
    print(pick(none, text, text))  # E: grounded-laundering
    print(pick_of(text, text, text), pick_if(text, text, text))
    print(ranked(["a", "b"], score))  # E: grounded-laundering
    box = Box("a", "b")  # E: grounded-laundering
    print(box.chosen(text))  # E: grounded-laundering
    put({"a": 0}, 1, 2, text)  # E: grounded-laundering
    print(pick(text, fetch("b"), text))
    print(Box(text, text).chosen(text))
    print(ranked([Topic("a", text)], lambda topic: topic.text.count("x") * 1.0))  # E: grounded-laundering
    print(ranked([Passage(text)], lambda passage: passage.text.count("x") * 1.0))
    print(longest(["a", "bc"], len))
