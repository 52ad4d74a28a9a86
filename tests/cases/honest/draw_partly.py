"""Accepted: a helper draws from what it is passed until it has what it looks for."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts


def first_with(docs: Iterable[Grounded[str]], word: str) -> Grounded[str] | None:
    for doc in docs:
        if word in doc:
            return doc
    return None


def longest(docs: Iterable[Grounded[str]], enough: int) -> Grounded[str] | None:
    found: Grounded[str] | None = None
    for doc in docs:
        if found is None or len(doc) > len(found):
            found = doc
        if len(doc) >= enough:
            break
    return found


def next_with(docs: Iterable[Grounded[str]], word: str) -> Grounded[str] | None:
    return next((doc for doc in docs if word in doc), None)


def all_with(docs: Iterable[Grounded[str]], word: str) -> Iterator[Grounded[str]]:
    return (doc for doc in docs if word in doc)


def until(docs: Iterable[Grounded[str]], word: str) -> Iterator[Grounded[str]]:
    for doc in docs:
        if word in doc:
            return
        yield doc


async def first_of(docs: AsyncIterable[Grounded[str]], word: str) -> Grounded[str] | None:
    async for doc in docs:
        if word in doc:
            return doc
    return None


def pages(i: str) -> Iterator[Grounded[str]]:
    for number in range(3):
        yield fetch(f"{i} {number}")


async def pages_later(i: str) -> AsyncIterator[Grounded[str]]:
    for number in range(3):
        yield fetch(f"{i} {number}")


@grounded_pure
def of_pages(i: str) -> Grounded[str] | None:
    return first_with(pages(i), "x")


@grounded_pure
def of_list(i: str) -> Grounded[str] | None:
    return longest(texts(i), 9) or next_with(texts(i), "x")


@grounded_pure
def of_generator(i: str) -> Grounded[str] | None:
    return next_with((doc.upper() for doc in pages(i)), "X")


@grounded_pure
def of_helper(i: str) -> list[Grounded[str]]:
    return [*until(pages(i), "zebra")]


@grounded_pure
async def awaited(i: str) -> Grounded[str] | None:
    return await first_of(pages_later(i), "x")


@grounded_pure
def kept(i: str) -> list[Grounded[str]]:
    return [*all_with(pages(i), "The")]
