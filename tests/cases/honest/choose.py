"""Accepted: choose by plain scores."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(docs: list[Grounded[str]], scores: list[float]) -> Grounded[str]:
    best = max(range(len(docs)), key=lambda n: scores[n])
    return docs[best]
