"""Refused: a pure helper of another module rests on a prompt that is not confident enough."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from guessing import guessed


@agent(min_confidence=0.9)
def answer(i: str) -> Grounded[str]:
    return guessed(i)  # E: grounded-confidence
