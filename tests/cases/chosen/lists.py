"""Refused: content decides which of several lists is changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

Docs = list[Grounded[str]]


class Desk:
    def __init__(self) -> None:
        self.docs: Docs = []


def choose(doc: Grounded[str], first: Docs, second: Docs) -> Docs:
    if "17" in doc:
        return first
    return second


def choose_again(doc: Grounded[str], first: Docs, second: Docs) -> Docs:
    found = choose(doc, first, second)
    return found


def either(doc: Grounded[str], first: Docs, second: Docs) -> Docs:
    return (first if "17" in doc else []) or second


def same(docs: Docs) -> Docs:
    return docs


def fill(docs: Docs, doc: Grounded[str]) -> None:
    docs.append(doc)


def each_of(doc: Grounded[str], first: Docs, second: Docs) -> Iterator[Docs]:
    found = first if "17" in doc else second
    yield found


@dataclass(frozen=True)
class Both:
    first: Docs
    second: Docs


def swapped(doc: Grounded[str], first: Docs, second: Docs) -> Both:
    if "17" in doc:
        return Both(second, first)  # in an order that content decides
    return Both(first, second)


@grounded_pure
def by_record(doc: Grounded[str], first: Docs, second: Docs) -> int:
    both = swapped(doc, first, second)
    both.first.append(doc)  # E: grounded-laundering
    return len(first)


@grounded_pure
def by_helper(doc: Grounded[str], first: Docs, second: Docs) -> int:
    choose(doc, first, second).append(doc)  # E: grounded-laundering
    return len(first)


@grounded_pure
def by_two_helpers(doc: Grounded[str], first: Docs, second: Docs) -> int:
    found = choose_again(doc, first, second)
    found.append(doc)  # E: grounded-laundering
    return len(first)


@grounded_pure
def by_or(doc: Grounded[str], first: Docs, second: Docs) -> int:
    either(doc, first, second).append(doc)  # E: grounded-laundering
    return len(second)


@grounded_pure
def by_name(doc: Grounded[str], first: Docs, second: Docs) -> int:
    found = first if "17" in doc else second
    same(found).append(doc)  # E: grounded-laundering
    return len(first)


@grounded_pure
def by_attribute(doc: Grounded[str], first: Docs, second: Docs) -> int:
    desk = Desk()
    desk.docs = first if "17" in doc else second
    desk.docs.append(doc)  # E: grounded-laundering
    return len(first)


@grounded_pure
def by_argument(doc: Grounded[str], first: Docs, second: Docs) -> int:
    fill(first if "17" in doc else second, doc)  # E: grounded-laundering
    return len(first)


@grounded_pure
def by_closure(doc: Grounded[str], first: Docs, second: Docs) -> int:
    found = first if "17" in doc else second

    def put() -> None:
        found.append(doc)  # E: grounded-laundering

    put()
    return len(first)


@grounded_pure
def by_generator(doc: Grounded[str], first: Docs, second: Docs) -> int:
    for found in each_of(doc, first, second):  # E: grounded-laundering
        found.append(doc)
    return len(first)
