"""Refused: a heap orders content."""

from __future__ import annotations

import heapq

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    heapq.heapify(docs)  # E: grounded-laundering
    return docs[0]
