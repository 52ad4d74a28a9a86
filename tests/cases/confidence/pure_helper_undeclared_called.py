"""Refused: an agent with a minimum calls a helper that calls what declares none."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, judge


@grounded_pure
def judged(i: str) -> Grounded[bool]:
    return judge(fetch(i))


@agent(min_confidence=0.5)
def answer(i: str) -> Grounded[bool]:
    return judged(i)  # E: grounded-confidence
