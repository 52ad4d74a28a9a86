"""Farmers' market search: query expansion with synonyms, union of results, ranking with tie-breakers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

SYNONYMS: Final[dict[str, tuple[str, ...]]] = {"potato": ("spud", "tuber"), "corn": ("maize",)}


@dataclass(frozen=True)
class Stall:
    name: str
    goods: str
    distance: float
    rating: int


STALLS = [
    Stall("Huber", "spud and cabbage", 2.0, 4),
    Stall("Moser", "potato", 5.0, 5),
    Stall("Lang", "potato tuber", 1.0, 3),
]


@tool(uses=retrieval)
def search_stalls(term: str) -> list[Grounded[Stall]]:
    return [ground(s, source=f"market/{s.name}") for s in STALLS if term in s.goods]


@prompt(model="market")
def recommend(term: str, stalls: str) -> str:
    return f"{term}: {stalls}"


def expand(term: str) -> Iterator[str]:
    yield term
    yield from SYNONYMS.get(term, ())


class ResultSet:
    def __init__(self) -> None:
        self._stalls: list[Grounded[Stall]] = []
        self._names: set[Grounded[str]] = set()

    def add(self, stall: Grounded[Stall]) -> None:
        if stall.name in self._names:
            return
        self._names.add(stall.name)
        self._stalls.append(stall)

    def update(self, stalls: list[Grounded[Stall]]) -> None:
        for stall in stalls:
            self.add(stall)

    def ranked(self) -> list[Grounded[Stall]]:
        return sorted(self._stalls, key=lambda s: (-s.rating, s.distance, s.name))


def search(term: str) -> list[Grounded[Stall]]:
    results = ResultSet()
    for variant in expand(term):
        results.update(search_stalls(variant))
    return results.ranked()


@grounded_pure
def where_to_buy(term: str, top: int = 2) -> Grounded[str] | InsufficientEvidence:
    stalls = search(term)
    if not stalls:
        return InsufficientEvidence(reason=f"nobody sells {term}")
    lines = [interpolate("{} ({:.1f} km)", s.name, s.distance) for s in stalls[:top]]
    return recommend(term, join(", ", lines))


if __name__ == "__main__":
    print(where_to_buy("potato"))
    print(where_to_buy("corn"))
