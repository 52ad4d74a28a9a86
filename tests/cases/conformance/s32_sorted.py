"""Refused: sorting a grounded list; each of its items stays grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each, grounded_pure
from hits import Hit, search


@grounded_pure
def whole(i: str) -> list[Hit]:
    return sorted(search(i), key=lambda h: h.score)  # E: grounded-laundering


@agent
def noted(i: str) -> list[Hit]:
    return sorted(search(i), key=lambda h: h.score)  # N: grounded-coercion


@grounded_pure
def items(i: str) -> list[Grounded[Hit]]:
    return sorted(each(search(i)), key=lambda h: h.score)
