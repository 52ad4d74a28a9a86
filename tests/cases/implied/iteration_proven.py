"""Accepted: iterating over an object whose __iter__ is proved."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Docs:
    held: list[Grounded[str]]

    @grounded_pure
    def __iter__(self) -> Iterator[Grounded[str]]:
        return iter(self.held)


@grounded_pure
def answer(i: str) -> list[Grounded[str]]:
    docs = Docs([fetch(i)])
    (first,) = docs
    for doc in docs:
        first = first + doc
    return [first, *docs, *[doc.upper() for doc in docs], *(doc for doc in docs)]
