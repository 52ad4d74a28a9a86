"""Refused: a method fills its object after a look, and its answer or its object tells of that."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts


class Searcher:
    """Notes, and what is said of them."""

    def __init__(self) -> None:
        self.notes: list[Grounded[str]] = []

    def count(self, key: str) -> int:
        for hit in texts(key):
            if len(hit) > 2:
                self.notes.append(hit)
        return len(self.notes)

    def state(self, key: str) -> str:
        if "x" in fetch(key):
            self.notes.append(fetch(key))
        return "some" if self.notes else "none"

    def keep(self, key: str) -> str:
        if "x" in fetch(key):
            self.notes.append(fetch(key))
        return "kept"


@grounded_pure
def counted(key: str) -> int:
    return Searcher().count(key)  # E: grounded-laundering


@grounded_pure
def stated(key: str) -> str:
    searcher = Searcher()
    return searcher.state(key)  # E: grounded-laundering


@grounded_pure
def read_afterwards(key: str) -> int:
    searcher = Searcher()
    searcher.keep(key)
    return len(searcher.notes)  # E: grounded-laundering
