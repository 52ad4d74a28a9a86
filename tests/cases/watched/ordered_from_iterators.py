"""Refused: an own comparison that changes something, of the items that an iterator or a view gives."""

from __future__ import annotations

import heapq
import itertools
from collections import Counter

from corvid_runtime import Grounded, grounded_pure


class Row:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc

    def __lt__(self, other: Row) -> Grounded[bool]:
        asked.append(1)
        return self.doc < other.doc


class Probe:
    def __init__(self) -> None:
        self.asked = 0

    def __lt__(self, other: Probe) -> bool:
        self.asked += 1
        return False

    def __eq__(self, other: object) -> bool:
        self.asked += 1
        return False

    def __hash__(self) -> int:
        return 1


class Tag:
    def __init__(self, number: int) -> None:
        self.number = number

    def __lt__(self, other: Tag) -> bool:
        return self.number < other.number


asked: list[int] = []


@grounded_pure
def records(docs: list[Grounded[str]]) -> None:
    rows = [Row(doc) for doc in docs]
    by_number = dict(enumerate(rows))
    sorted(Row(doc) for doc in docs)  # E: grounded-laundering `Row(doc) for doc in docs`
    sorted(reversed(rows))  # E: grounded-laundering `reversed(rows)`
    sorted(itertools.chain(rows, rows))  # E: grounded-laundering `itertools.chain(rows, rows)`
    max(by_number.values())  # E: grounded-laundering `by_number.values()`
    heapq.nsmallest(2, map(Row, docs))  # E: grounded-laundering `map(Row, docs)`


@grounded_pure
def pairs(docs: list[Grounded[str]]) -> list[int]:
    probes = [Probe() for _ in docs]
    sorted(zip(docs, probes))  # E: grounded-laundering `zip(docs, probes)`
    min((doc, probe) for doc, probe in zip(docs, probes))  # E: grounded-laundering
    set(zip(docs, probes))  # E: grounded-laundering `zip(docs, probes)`
    Counter(zip(docs, probes))  # E: grounded-laundering `zip(docs, probes)`
    return [probe.asked for probe in probes]


# What changes nothing may be asked as content decides; what stands beside no content is asked.


@grounded_pure
def tagged(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return [doc for doc, _ in sorted(zip(docs, map(Tag, range(6))))]


@grounded_pure
def plain(docs: list[Grounded[str]]) -> int:
    return len(sorted(Probe() for _ in docs))
