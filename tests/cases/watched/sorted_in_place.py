"""Refused: a key changes something, while a list is sorted whose items content decided."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[int] = []


class Ranker:
    def __init__(self) -> None:
        self.calls = 0
        self.last = ""

    def rank(self, word: str) -> int:
        self.calls += 1
        self.last = word
        return len(word)


def noted(word: str) -> int:
    SEEN.append(1)
    return len(word)


@grounded_pure(discloses={"condition"})
def by_a_method(words: list[str]) -> int:
    page, ranker = fetch("a"), Ranker()
    found = [word for word in words if word in page]
    found.sort(key=ranker.rank)  # E: grounded-laundering
    return ranker.calls


@grounded_pure(discloses={"condition"})
def by_a_function(words: list[str]) -> Grounded[str]:
    page = fetch("a")
    found = [word for word in words if word in page]
    found.sort(key=noted)  # E: grounded-laundering
    return page


@grounded_pure(discloses={"condition"})
def by_a_nested_function(words: list[str]) -> str:
    page = fetch("a")
    last = ""

    def rank(word: str) -> int:
        nonlocal last
        last = word
        return len(word)

    found = [word for word in words if word in page]
    found.sort(key=rank)  # E: grounded-laundering
    return last


@grounded_pure(discloses={"condition", "length"})
def how_many(keys: list[str]) -> int:
    ranker = Ranker()
    found = [page for page in map(fetch, keys) if len(page) > 3]
    found.sort(key=lambda page: ranker.rank("x"))  # E: grounded-laundering
    return ranker.calls
