"""Refused: a function of the program, handed nothing grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, helper


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return fetch(helper(i))  # E: grounded-laundering
