"""Accepted: a lifted len keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch


@agent
@grounded_pure
def count(i: str) -> Grounded[int]:
    return lift(len)(fetch(i))
