"""Accepted: a helper keeps the best of what it is passed in a heap that its caller alone has."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch_float, texts


@dataclass(frozen=True, order=True)
class Ranked:
    score: Grounded[float]
    text: Grounded[str]


@dataclass
class Best:
    heap: list[Ranked] = field(default_factory=list)

    def push(self, item: Ranked) -> None:
        heapq.heappush(self.heap, item)


def push(heap: list[Ranked], item: Ranked, size: int) -> None:
    if len(heap) < size:
        heapq.heappush(heap, item)
    else:
        heapq.heappushpop(heap, item)


@grounded_pure
def by_method(i: str) -> list[Grounded[str]]:
    best = Best()
    for doc in texts(i):
        best.push(Ranked(fetch_float(i), doc))
    return [item.text for item in sorted(best.heap)]


@grounded_pure
def by_helper(i: str) -> list[Grounded[str]]:
    heap: list[Ranked] = []
    for doc in texts(i):
        push(heap, Ranked(fetch_float(i), doc), 3)
    return [item.text for item in sorted(heap)]
