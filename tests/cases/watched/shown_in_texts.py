"""Refused: what `interpolate`, `join` and `reversed` call, or draw from, as content says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, interpolate, join
from prelude import fetch


class Counted:
    def __init__(self) -> None:
        self.shown = 0

    def __format__(self, spec: str) -> str:
        self.shown += 1
        return "shown"


class Numbered:
    def __init__(self) -> None:
        self.last = 0

    @property
    def next_number(self) -> int:
        self.last += 1
        return self.last


class Drawn:
    def __init__(self) -> None:
        self.drawn = 0

    def __iter__(self) -> Iterator[str]:
        self.drawn += 1
        return iter(["a", "b"])

    def __reversed__(self) -> Iterator[str]:
        self.drawn += 1
        return iter(["b", "a"])


@dataclass(frozen=True)
class Title:
    text: str
    year: int


@grounded_pure
def formatted(doc: Grounded[str], counted: Counted) -> Grounded[str]:
    return interpolate("{} {}", doc, counted) if "17" in doc else doc  # E: grounded-laundering


@grounded_pure
def in_a_list(doc: Grounded[str], counted: Counted) -> Grounded[str]:
    if "17" in doc:
        doc = interpolate("{} {}", doc, [counted])  # E: grounded-laundering
    return doc


@grounded_pure
def by_attribute(doc: Grounded[str], numbered: Numbered) -> Grounded[str]:
    return interpolate("{0.next_number} {1}", numbered, doc)  # E: grounded-laundering


@grounded_pure
def by_key(doc: Grounded[str], table: defaultdict[str, int]) -> Grounded[str]:
    return interpolate("{0[17]} {1}", table, doc)  # E: grounded-laundering


@grounded_pure
def joined(docs: list[Grounded[str]]) -> bool:
    left = iter(docs)
    join(" ", left) if "17" in docs[0] else docs[0]
    return next(left, None) is None  # E: grounded-laundering


@grounded_pure
def joined_by_its_own(doc: Grounded[str], drawn: Drawn) -> Grounded[str]:
    if "17" in doc:
        doc = doc + join(" ", drawn)  # E: grounded-laundering
    return doc


@grounded_pure
def backwards(doc: Grounded[str], drawn: Drawn) -> Grounded[str]:
    if "17" in doc:
        list(reversed(drawn))  # E: grounded-laundering
    return doc


@grounded_pure
def honestly(doc: Grounded[str], title: Title, docs: list[Grounded[str]]) -> Grounded[str]:
    if "17" in doc:
        doc = interpolate("{} ({:>6}): {!r}", title.text, title.year, doc)
    return interpolate("{0.text}, {0.year}: {1}", title, join("\n", reversed(docs)) + doc)


@grounded_pure
def without_content(counted: Counted, i: str) -> Grounded[str]:
    return interpolate("{}: {}", counted, fetch(i))
