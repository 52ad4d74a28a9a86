"""Refused: a prompt that declares none."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch, summarize_all


@agent(min_confidence=0.5)
def answer(i: str) -> Grounded[str]:
    return summarize_all([fetch(i)])  # E: grounded-confidence
