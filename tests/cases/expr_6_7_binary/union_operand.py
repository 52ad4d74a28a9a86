"""Accepted: a union of grounded types keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def doubled(value: Grounded[int] | Grounded[float]) -> Grounded[int] | Grounded[float]:
    return value + value
