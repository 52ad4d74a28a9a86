"""Refused: what a selection draws or changes to give one more item, where not all of it is drawn."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure


def noted(docs: list[Grounded[str]], sink: list[int]) -> Iterator[Grounded[str]]:
    for doc in docs:
        sink.append(1)
        yield doc


def selected(docs: list[Grounded[str]], sink: list[int]) -> Iterator[Grounded[str]]:
    for doc in docs:
        sink.append(1)
        if "c" in doc:
            yield doc


def first(docs: Iterator[Grounded[str]]) -> Grounded[str] | None:
    return next(docs, None)


@grounded_pure
def beside(docs: list[Grounded[str]], sink: list[int]) -> int:
    [doc for _, doc in zip("x", (doc for doc in noted(docs, sink) if "c" in doc))]  # E: grounded-laundering
    list(zip(range(1), selected(docs, sink)))  # E: grounded-laundering
    list(map(lambda _, doc: doc, range(1), selected(docs, sink)))  # E: grounded-laundering
    dict(zip(["a"], filter(lambda doc: "c" in doc, noted(docs, sink))))  # E: grounded-laundering
    [*zip("x", selected(docs, sink))]  # E: grounded-laundering
    list(itertools.compress("x", (doc for doc in noted(docs, sink) if "c" in doc)))  # E: grounded-laundering
    list(zip(range(3), heapq.merge(noted(docs, sink), docs)))  # E: grounded-laundering
    return len(sink)


@grounded_pure
def first_ones(docs: list[Grounded[str]], sink: list[int]) -> int:
    list(itertools.islice((doc for doc in noted(docs, sink) if "c" in doc), 1))  # E: grounded-laundering
    _, *rest = itertools.islice(enumerate(selected(docs, sink)), 1)  # E: grounded-laundering
    next(selected(docs, sink), None)  # E: grounded-laundering
    return len(sink)


@grounded_pure
def unpacked(docs: list[Grounded[str]], sink: list[int]) -> int:
    try:
        one, two = selected(docs, sink)  # E: grounded-laundering
    except ValueError:
        pass
    return len(sink)


@grounded_pure
def by_name(docs: list[Grounded[str]]) -> int:
    numbers = iter(range(10))
    hits = (doc for doc, _ in zip(docs, numbers) if "c" in doc)  # E: grounded-laundering
    list(zip("x", hits))
    return next(numbers)


@grounded_pure
def in_a_helper(docs: list[Grounded[str]]) -> int:
    numbers = iter(range(10))
    hits = (doc for doc, _ in zip(docs, numbers) if "c" in doc)  # E: grounded-laundering
    first(hits)
    return next(numbers)


# All of a selection is drawn, or one item of each that there is, whatever it is.


@grounded_pure
def all_of_it(docs: list[Grounded[str]], sink: list[int]) -> list[Grounded[str]]:
    numbers = itertools.count(1)
    hits = (doc for doc, _ in zip(docs, numbers) if "c" in doc)
    return [*hits, *selected(docs, sink)]


@grounded_pure
def one_each(docs: list[Grounded[str]], sink: list[int]) -> list[Grounded[str]]:
    list(zip(range(2), noted(docs, sink)))
    next(noted(docs, sink), None)
    return list(itertools.islice(noted(docs, sink), 3))


@grounded_pure
def of_its_own(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    hits = (doc for doc in docs if "c" in doc)
    best = next((doc for doc in docs if "best" in doc), docs[0])
    kept = [doc for _, doc in zip(range(3), filter(lambda doc: "c" in doc, docs))]
    return [best, *kept, *itertools.islice(hits, 3)]
