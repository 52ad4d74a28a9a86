"""Accepted: a lifted sum keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift


@agent
@grounded_pure
def total(counts: list[Grounded[int]]) -> Grounded[int]:
    return lift(sum)(counts)
