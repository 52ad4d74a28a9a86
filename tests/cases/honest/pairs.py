"""Accepted: pair, reverse and slice."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(i: str, docs: list[Grounded[str]]) -> list[tuple[int, Grounded[str]]]:
    pairs = list(enumerate(docs, start=1))
    pairs.reverse()
    return pairs[:3]
