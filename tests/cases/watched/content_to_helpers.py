"""Refused: content that is passed to helpers, and what they make of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import fetch

SEEN: list[int] = []


@prompt(model="small")
def count(number: int) -> int:
    return number


@dataclass(frozen=True)
class Note:
    text: Grounded[str]
    number: int


def has(doc: Grounded[str], word: str) -> bool:
    return True if word in doc else False


def noted(doc: Grounded[str], number: int) -> Grounded[str]:
    SEEN.append(number)
    return doc


def note(doc: Grounded[str], number: int) -> Note:
    return Note(doc, number)


def cut(doc: Grounded[str], number: int) -> Grounded[str]:
    return doc[:number] + doc[number]


def scored(doc: Grounded[str], number: int) -> int:
    return number * 2 if number else 0


def first(docs: list[Grounded[str]], number: int) -> list[Grounded[str]]:
    return docs[:number]


def skip(left: Iterator[Grounded[str]], number: int) -> Grounded[str]:
    for _ in range(number):
        next(left)
    return next(left)


async def later(doc: Grounded[str], number: int) -> Grounded[str]:
    return doc[number:]


async def later_plainly(doc: Grounded[str], number: int) -> int:
    return number


@grounded_pure
def stored(i: str) -> Grounded[str]:
    doc = fetch(i)
    return noted(doc, len(doc))  # E: grounded-laundering


@grounded_pure
def in_a_record(i: str) -> Note:
    doc = fetch(i)
    return note(doc, len(doc))  # E: grounded-laundering


@grounded_pure
def plainly(i: str) -> int:
    doc = fetch(i)
    return scored(doc, len(doc))  # E: grounded-laundering


@grounded_pure
def drawn(i: str, docs: list[Grounded[str]]) -> bool:
    left = iter(docs)
    skip(left, len(docs[0]))  # E: grounded-laundering # E: grounded-laundering
    return next(left, None) is None


@grounded_pure
async def awaited(i: str) -> int:
    doc = fetch(i)
    return await later_plainly(doc, len(doc))  # E: grounded-laundering


@grounded_pure
def by_word(i: str, words: list[str]) -> str | None:
    doc = fetch(i)
    found = (word for word in words if has(doc, word))
    return next(found, None)  # E: grounded-laundering


@grounded_pure
def honestly(i: str, words: list[str]) -> Grounded[str] | None:
    doc = fetch(i)
    if any(has(doc, word) for word in words):
        return cut(doc, len(doc) // 2)
    for word in words:
        if has(doc, word) or scored(doc, len(doc)) > 3:
            return doc
    return None


@grounded_pure
def selected(i: str, docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return first(docs, len(docs[0]))


@grounded_pure
async def honestly_later(i: str) -> Grounded[str]:
    doc = fetch(i)
    return await later(doc, len(doc))


@grounded_pure
def read_of_a_record(i: str) -> Grounded[str]:
    doc = fetch(i)
    return note(doc, len(doc)).text
