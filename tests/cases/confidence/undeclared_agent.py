"""Refused: an agent that declares none."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import proven


@agent(min_confidence=0.5)
def answer(i: str) -> Grounded[str]:
    return proven(i)  # E: grounded-confidence
