"""Refused: a heap orders plain parts by content."""

from __future__ import annotations

import heapq

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    heapq.heapify(docs)
    return docs[0]


@agent
@grounded_pure
def told(pairs: list[tuple[Grounded[str], int]]) -> int:
    heapq.heapify(pairs)  # E: grounded-laundering
    return pairs[0][1]
