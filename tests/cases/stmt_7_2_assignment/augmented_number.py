"""Refused: an augmented assignment to a plain number."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def counted_recorded(docs: list[Grounded[int]]) -> int:
    total = 0
    for n in docs:
        total += n  # N: grounded-coercion
    return total


@agent
@grounded_pure
def counted_refused(docs: list[Grounded[int]]) -> int:
    total = 0
    for n in docs:
        total += n  # E: grounded-laundering
    return total
