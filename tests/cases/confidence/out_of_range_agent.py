"""Refused: a minimum lies between 0 and 1."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent(min_confidence=1.5)  # E: grounded-declaration|grounded-confidence
def answer(i: str) -> Grounded[str]:
    return fetch(i)
