"""Refused: a constant is not grounded by the branch that chose it."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch_flag


@agent
def answer(i: str) -> Grounded[str]:
    if fetch_flag(i):  # N: grounded-coercion[condition]
        return "yes"  # E: ungrounded-return
    return "no"  # E: ungrounded-return
