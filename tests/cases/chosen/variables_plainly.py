"""Refused: generic functions through which content decides between plain values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")


def one(first: T, second: T, doc: Grounded[str]) -> T:
    return first if "17" in doc else second


def by_statement(first: T, second: T, doc: Grounded[str]) -> T:
    found = first
    if "17" in doc:
        found = second
    return found


def called(first: Callable[[], T], second: Callable[[], T], doc: Grounded[str]) -> T:
    return first() if "17" in doc else second()


def kept(items: list[T], doc: Grounded[str]) -> list[T]:
    return [item for item in items if "17" in doc]


def grown(items: list[T], doc: Grounded[str]) -> list[T]:
    found: list[T] = []
    for item in items:
        if "17" in doc:
            found.append(item)
    return found


def pair(first: T, second: T, doc: Grounded[str]) -> tuple[T, T]:
    return (first, second) if "17" in doc else (second, first)


def put(first: T, second: T, doc: Grounded[str], found: list[T]) -> None:
    found.append(first if "17" in doc else second)


def given(first: T, second: T, doc: Grounded[str], take: Callable[[T], None]) -> None:
    take(first if "17" in doc else second)


def drawn(items: list[T], doc: Grounded[str]) -> Iterator[T]:
    for item in items:
        if "17" in doc:
            yield item


class Box(Generic[T]):
    def __init__(self, first: T, second: T) -> None:
        self.first = first
        self.second = second
        self.items: list[T] = []

    def one(self, doc: Grounded[str]) -> T:
        return self.first if "17" in doc else self.second

    def keep(self, doc: Grounded[str]) -> None:
        self.items.append(self.first if "17" in doc else self.second)

    def __getitem__(self, doc: Grounded[str]) -> T:
        return self.first if "17" in doc else self.second


@grounded_pure
def proved(first: T, second: T, doc: Grounded[str]) -> T:
    return first if "17" in doc else second


@grounded_pure
def a_number(i: str) -> int:
    return one(1, 2, fetch(i))  # E: grounded-laundering


@grounded_pure
def a_text(i: str) -> str:
    return by_statement("a", "b", fetch(i))  # E: grounded-laundering


@grounded_pure
def of_a_lambda(i: str) -> int:
    return called(lambda: 1, lambda: 2, fetch(i))  # E: grounded-laundering


@grounded_pure
def some(i: str) -> list[int]:
    return kept([1, 2], fetch(i))  # E: grounded-laundering


@grounded_pure
def some_more(i: str) -> list[int]:
    return grown([1, 2], fetch(i))  # E: grounded-laundering


@grounded_pure
def in_order(i: str) -> tuple[int, int]:
    return pair(1, 2, fetch(i))  # E: grounded-laundering


@grounded_pure
def elsewhere(i: str) -> int:
    found: list[int] = []
    put(1, 2, fetch(i), found)  # E: grounded-laundering
    return found[0]


@grounded_pure
def to_a_callback(i: str) -> int:
    found: list[int] = []
    given(1, 2, fetch(i), found.append)  # E: grounded-laundering
    return found[0]


@grounded_pure
def from_a_generator(i: str) -> list[int]:
    return [*drawn([1, 2], fetch(i))]  # E: grounded-laundering


@grounded_pure
def of_an_object(i: str) -> int:
    return Box(1, 2).one(fetch(i))  # E: grounded-laundering


@grounded_pure
def in_an_object(i: str) -> int:
    box = Box(1, 2)
    box.keep(fetch(i))  # E: grounded-laundering
    return box.items[0]


@grounded_pure
def by_a_key(i: str) -> int:
    return Box(1, 2)[fetch(i)]  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def of_a_proof(i: str) -> int:
    return proved(1, 2, fetch(i))  # E: grounded-laundering


@grounded_pure
def of_a_nested_function(i: str) -> int:
    doc = fetch(i)

    def chosen(first: T, second: T) -> T:
        return first if "17" in doc else second

    return chosen(1, 2)  # E: grounded-laundering


@grounded_pure
def handed_on(i: str) -> list[int]:
    doc = fetch(i)
    return [*map(one, [1], [2], [doc])]  # E: grounded-laundering
