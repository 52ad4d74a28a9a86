"""Refused: content orders plain parts in a heap, or one that others have as well."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch_float, texts


@dataclass(frozen=True, order=True)
class Numbered:
    score: Grounded[float]
    number: int


@dataclass(order=True)
class Open:
    score: Grounded[float]
    seen: list[str]


@dataclass
class Best:
    heap: list[Numbered] = field(default_factory=list)

    def push(self, item: Numbered) -> None:
        heapq.heappush(self.heap, item)


@dataclass
class Held:
    heap: list[Open] = field(default_factory=list)

    def push(self, item: Open) -> None:
        heapq.heappush(self.heap, item)


@grounded_pure
def numbered(i: str) -> list[int]:
    best = Best()
    for number, _doc in enumerate(texts(i)):
        best.push(Numbered(fetch_float(i), number))
    return [item.number for item in sorted(best.heap)]  # E: grounded-laundering


@grounded_pure
def of_others(i: str, best: Best) -> int:
    best.push(Numbered(fetch_float(i), 1))  # E: grounded-laundering
    return best.heap[0].number


@grounded_pure
def changed_there(i: str, seen: list[str]) -> list[str]:
    held = Held()
    held.push(Open(fetch_float(i), seen))  # E: grounded-laundering
    held.heap[0].seen.append("x")
    return seen
