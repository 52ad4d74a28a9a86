"""Accepted: generic functions that choose between what is grounded, or that nothing grounded reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch

T = TypeVar("T")
K = TypeVar("K")


def unique(items: Iterable[T]) -> list[T]:
    found: list[T] = []
    for item in items:
        if item not in found:
            found.append(item)
    return found


def best(items: Sequence[T], score: Callable[[T], float]) -> T | None:
    found: T | None = None
    for item in items:
        if found is None or score(item) > score(found):
            found = item
    return found


def batches(items: Sequence[T], size: int) -> list[Sequence[T]]:
    return [items[at : at + size] for at in range(0, len(items), size)]


def one(first: T, second: T, doc: Grounded[str]) -> T:
    return first if "17" in doc else second


def top(
    items: list[Grounded[T]], score: Callable[[Grounded[T]], Grounded[float]]
) -> list[Grounded[T]]:
    return sorted(items, key=score, reverse=True)[:3]


class Ranked(Generic[T]):
    def __init__(self, items: list[T]) -> None:
        self.items = items

    def first(self) -> T:
        return self.items[0]


@lift
def length(text: str) -> float:
    return float(len(text))


@grounded_pure
def chosen(i: str) -> Grounded[str]:
    return one(fetch(i), fetch("other"), fetch("by"))


@grounded_pure
def without_doubles(keys: list[str]) -> list[Grounded[str]]:
    return unique([fetch(key) for key in unique(keys)])


@grounded_pure
def plain_keys(i: str, keys: list[str]) -> tuple[list[str], Grounded[str]]:
    return unique(keys), fetch(i)


@grounded_pure
def plain_best(i: str, keys: list[str]) -> tuple[str | None, Grounded[str]]:
    return best(keys, lambda key: len(key)), fetch(i)


@grounded_pure
def ranked(keys: list[str]) -> list[Grounded[str]]:
    return top([fetch(key) for key in keys], length)


@grounded_pure
def by_batches(keys: list[str]) -> list[Grounded[str]]:
    return [fetch(key) for batch in batches(keys, 2) for key in batch]


@grounded_pure
def held(i: str) -> tuple[int, Grounded[str]]:
    return Ranked([1, 2]).first(), Ranked([fetch(i)]).first()
