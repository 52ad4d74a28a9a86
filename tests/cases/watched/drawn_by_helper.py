"""Refused: how far content lets a helper draw shows to others, or in what the helper gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


def first_with(docs: Iterable[Grounded[str]], word: str) -> Grounded[str] | None:
    for doc in docs:
        if word in doc:
            return doc
    return None


def numbered(docs: list[Grounded[str]], seen: list[int]) -> Iterator[Grounded[str]]:
    for number, doc in enumerate(docs):
        seen.append(number)
        yield doc


class Pages:
    def __init__(self) -> None:
        self.read = 0

    def __iter__(self) -> Iterator[Grounded[str]]:
        self.read += 1
        return iter(texts("i"))


@grounded_pure
def by_generator(i: str) -> list[int]:
    seen: list[int] = []
    first_with(numbered(texts(i), seen), "x")  # E: grounded-laundering
    return seen


@grounded_pure
def by_iterator_of_others(docs: Iterator[Grounded[str]]) -> int:
    first_with(docs, "x")  # E: grounded-laundering
    return len([*docs])


@grounded_pure
def by_own_parameter(docs: Iterable[Grounded[str]]) -> int:
    first_with(docs, "x")  # E: grounded-laundering
    return len([*docs])


@grounded_pure
def by_iterator(i: str) -> int:
    docs = iter(texts(i))
    first_with(docs, "x")
    return len([*docs])  # E: grounded-laundering


@grounded_pure
def by_object(pages: Pages) -> int:
    first_with(pages, "x")  # E: grounded-laundering
    return pages.read


@grounded_pure
def by_spread(docs: tuple[Iterator[Grounded[str]], str]) -> int:
    first_with(*docs)  # E: grounded-laundering
    return len([*docs[0]])


@grounded_pure
def by_partial(docs: Iterator[Grounded[str]]) -> int:
    find = partial(first_with, word="x")  # E: grounded-laundering
    find(docs)  # E: grounded-laundering
    return len([*docs])


@grounded_pure
def by_library(groups: list[Iterator[Grounded[str]]]) -> int:
    [*map(first_with, groups, ["x", "x"])]  # E: grounded-laundering
    return len([*groups[0]])


# -- what the helper makes of what is left ------------------------------------------------------


def left(docs: Iterable[Grounded[str]]) -> int:
    for doc in docs:
        if "x" in doc:
            break
    return len([*docs])


def left_by_another_name(docs: Iterable[Grounded[str]]) -> int:
    others = docs
    for doc in docs:
        if "x" in doc:
            break
    return len([*others])


def left_by_inner(docs: Iterable[Grounded[str]]) -> int:
    def count() -> int:
        return len([*docs])

    for doc in docs:
        if "x" in doc:
            break
    return count()


def left_by_generator(docs: Iterable[Grounded[str]]) -> int:
    others = (doc for doc in docs)
    for doc in docs:
        if "x" in doc:
            break
    return len([*others])


def left_of_generator(docs: Iterable[Grounded[str]]) -> int:
    found = (doc for doc in docs if "x" in doc)
    next(found, None)
    return len([*docs])


def left_in_lambda(docs: Iterable[Grounded[str]]) -> int:
    others: dict[int, Iterable[Grounded[str]]] = {}
    max([1, 2], key=lambda number: number if others.setdefault(0, docs) is docs else 0)
    for doc in docs:
        if "x" in doc:
            break
    return len([*others[0]])


DEFAULT = iter(texts("i"))


def first_of(docs: Iterable[Grounded[str]] = DEFAULT) -> Grounded[str] | None:
    for doc in docs:
        if "x" in doc:
            return doc
    return None


@grounded_pure
def counted(i: str) -> int:
    return left(texts(i))  # E: grounded-laundering


@grounded_pure
def counted_by_another_name(i: str) -> int:
    return left_by_another_name(texts(i))  # E: grounded-laundering


@grounded_pure
def counted_by_inner(i: str) -> int:
    return left_by_inner(texts(i))  # E: grounded-laundering


@grounded_pure
def counted_by_generator(i: str) -> int:
    return left_by_generator(texts(i))  # E: grounded-laundering


@grounded_pure
def counted_of_generator(i: str) -> int:
    return left_of_generator(texts(i))  # E: grounded-laundering


@grounded_pure
def counted_in_lambda(i: str) -> int:
    return left_in_lambda(texts(i))  # E: grounded-laundering


@grounded_pure
def by_default(i: str) -> Grounded[str] | None:
    return first_of()  # E: grounded-laundering


# -- stand-ins ----------------------------------------------------------------------------------


class Finder:
    def find(self, docs: Iterable[Grounded[str]]) -> Grounded[str] | None:
        return next(iter([*docs]), None)


class Eager(Finder):
    def find(self, docs: Iterable[Grounded[str]]) -> Grounded[str] | None:
        for doc in docs:
            if "x" in doc:
                return doc
        return None


class Found:
    def __init__(self, docs: Iterable[Grounded[str]]) -> None:
        self.doc = None
        for doc in docs:
            if "x" in doc:
                break


@grounded_pure
def by_constructor(i: str) -> None:
    Found(texts(i))  # E: grounded-laundering


@grounded_pure
def by_a_finder(finder: Finder, i: str) -> int:
    docs = iter(texts(i))
    finder.find(docs)  # E: grounded-laundering
    return len([*docs])
