"""Refused: what an iterator draws or changes on its way, where content decides how far it gets."""

from __future__ import annotations

import itertools
import operator
from collections.abc import Iterable, Iterator

from corvid_runtime import Grounded, grounded_pure, lift


def noted(docs: list[Grounded[str]], sink: list[int]) -> Iterator[Grounded[str]]:
    for doc in docs:
        sink.append(1)
        yield doc


def alphabet(sink: list[int]) -> Iterable[str]:
    for letter in "abc":
        sink.append(1)
        yield letter


@grounded_pure
def in_a_zip(docs: list[Grounded[str]]) -> int:
    numbers = iter(range(10))
    if "c" in (doc for doc, _ in zip(docs, numbers)):  # E: grounded-laundering `numbers`
        pass
    return next(numbers)


@grounded_pure
def in_a_map(docs: list[Grounded[str]]) -> int:
    numbers = iter(range(10))
    found = "c" in map(lambda doc, _: doc, docs, numbers)
    if found:
        pass
    return next(numbers)  # E: grounded-laundering


@grounded_pure
def in_a_condition(docs: list[Grounded[str]]) -> int:
    numbers = iter(range(10))
    if "c" not in (doc for doc in docs if next(numbers) < 9):  # E: grounded-laundering # E: grounded-laundering
        pass
    return next(numbers)


@grounded_pure
def in_a_function(docs: list[Grounded[str]], sink: list[int]) -> int:
    if "c" in noted(docs, sink):  # E: grounded-laundering
        pass
    if docs[0] in alphabet(sink):  # E: grounded-laundering
        pass
    if docs[0] == docs[0] in noted(docs, sink):  # E: grounded-laundering
        pass
    return len(sink)


@grounded_pure
def in_a_closure(docs: list[Grounded[str]]) -> int:
    count = 0

    def stream() -> Iterator[Grounded[str]]:
        nonlocal count
        for doc in docs:
            count += 1
            yield doc

    if "c" in stream():  # E: grounded-laundering
        pass
    return count


@grounded_pure
def by_name(docs: list[Grounded[str]]) -> int:
    numbers = iter(range(10))
    hits = (doc for doc, _ in zip(docs, numbers))
    any("c" in hit for hit in hits)  # E: grounded-laundering `hits`
    return next(numbers)


@grounded_pure
def by_a_method(docs: list[Grounded[str]], sink: list[int]) -> int:
    {"c"}.isdisjoint(noted(docs, sink))  # E: grounded-laundering
    {"c"}.issuperset(noted(docs, sink))  # E: grounded-laundering
    {"c": 1}.keys().isdisjoint(noted(docs, sink))  # E: grounded-laundering
    operator.contains(noted(docs, sink), "c")  # E: grounded-laundering
    lift(set)(docs[0]).isdisjoint(alphabet(sink))  # E: grounded-laundering
    list(itertools.takewhile(lambda doc: doc != "c", noted(docs, sink)))  # E: grounded-laundering
    return len(sink)


@grounded_pure
def until_it_ends(docs: list[Grounded[str]], sink: list[int]) -> int:
    stream = noted(docs, sink)
    list(iter(lambda: next(stream, "c"), "c"))  # E: grounded-laundering
    return len(sink)


# Nobody sees how far an iterator got that draws from nothing but what it is given.


@grounded_pure
def of_its_own(docs: list[Grounded[str]]) -> Grounded[str]:
    first = docs[0]
    if "c" in (doc for doc, _ in zip(docs, itertools.count())):
        return first.upper()
    if first in map(str, range(3)) or first in (name.upper() for name in ("a", "b")):
        return first.lower()
    kept = list(itertools.takewhile(lambda doc: doc != "c", (doc.strip() for doc in docs)))
    return first if {"c"}.isdisjoint(doc.lower() for doc in kept) else first.title()


# What is evaluated where an iterator is made has run however far that is drawn.


class Shelf:
    def __init__(self) -> None:
        self.docs: dict[str, list[Grounded[str]]] = {}

    def load(self, name: str, docs: list[Grounded[str]]) -> list[Grounded[str]]:
        self.docs[name] = docs
        return docs

    @grounded_pure
    def has(self, name: str, docs: list[Grounded[str]]) -> Grounded[str]:
        first = docs[0]
        if any("c" in doc for doc in self.load(name, docs)):
            first = first.upper()
        if "c" in map(str, self.load(name, docs)):
            first = first.upper()
        return first


@grounded_pure
def among_plain(names: list[str], sink: list[int]) -> bool:
    return "c" in alphabet(sink) or "d" in names
