"""Accepted: order by plain scores."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(docs: list[Grounded[str]], scores: dict[str, float]) -> list[Grounded[str]]:
    order = sorted(range(len(docs)), key=lambda n: scores[str(n)], reverse=True)
    return [docs[n] for n in order if scores[str(n)] > 0.5]
