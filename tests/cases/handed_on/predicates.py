"""Refused: what a function that was passed answers about content, as a plain value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")
U = TypeVar("U")
SEEN: list[bool] = []


def has_17(doc: Grounded[str]) -> bool:
    return True if "17" in doc else False


def kept(docs: Iterable[T], keep: Callable[[T], bool]) -> list[T]:
    return [doc for doc in docs if keep(doc)]


def ordered(docs: list[Grounded[str]], score: Callable[[Grounded[str]], int]) -> list[Grounded[str]]:
    return sorted(docs, key=score)


def mapped(docs: list[T], make: Callable[[T], U]) -> list[U]:
    return [make(doc) for doc in docs]


def answered(doc: Grounded[str], ask: Callable[[Grounded[str]], bool]) -> bool:
    return ask(doc)


def noted(doc: Grounded[str], ask: Callable[[Grounded[str]], bool]) -> None:
    SEEN.append(ask(doc))


class Filter:
    def __init__(self, keep: Callable[[Grounded[str]], bool]) -> None:
        self.keep = keep

    def answer(self, doc: Grounded[str]) -> bool:
        return self.keep(doc)


@grounded_pure
def plainly(doc: Grounded[str], ask: Callable[[Grounded[str]], bool]) -> bool:
    return ask(doc)  # E: grounded-laundering


@grounded_pure
def counted(docs: list[Grounded[str]], score: Callable[[Grounded[str]], int]) -> list[int]:
    return [score(doc) for doc in docs]  # E: grounded-laundering


@grounded_pure
def by_helper(i: str) -> bool:
    return answered(fetch(i), has_17)  # E: grounded-laundering


@grounded_pure
def by_noting_helper(i: str) -> None:
    noted(fetch(i), has_17)  # E: grounded-laundering


@grounded_pure
def as_a_variable(i: str) -> list[bool]:
    return mapped([fetch(i)], has_17)  # E: grounded-laundering


@grounded_pure
def in_an_object(i: str) -> bool:
    return Filter(has_17).answer(fetch(i))  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def of_plain_items(i: str) -> list[int]:
    doc = fetch(i)
    return kept([1, 2], lambda number: "17" in doc)  # E: grounded-laundering


@grounded_pure
def nested(i: str) -> bool:
    def ask(question: Callable[[Grounded[str]], bool]) -> bool:
        return question(fetch(i))

    return ask(has_17)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def honestly(i: str, others: list[Grounded[str]]) -> list[Grounded[str]]:
    good = kept(others, has_17)
    good += kept([fetch(i)], lambda doc: "18" in doc)
    return ordered(good, lambda doc: len(doc))


@grounded_pure
def plain_items(i: str, numbers: list[int]) -> tuple[list[int], Grounded[str]]:
    return kept(numbers, lambda number: number > 3), fetch(i)
