"""Refused: sorting a grounded whole, and items with plain parts; each() keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each, grounded_pure
from hits import Hit, search


@grounded_pure
def whole(i: str) -> list[Hit]:
    return sorted(search(i), key=lambda h: h.score)  # E: grounded-laundering


@grounded_pure
def greatest(i: str) -> Hit:
    return max(search(i), key=lambda h: h.score)  # E: grounded-laundering


@grounded_pure
def in_order(i: str) -> list[Grounded[Hit]]:
    return sorted(each(search(i)), key=lambda h: h.score)


@agent
def noted(i: str) -> list[Hit]:
    return sorted(search(i), key=lambda h: h.score)  # N: grounded-coercion
