"""Refused: a return in an arm is a path."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Grounded[str]:
    match i:
        case "a":
            return fetch(i)
        case other:
            return other  # E: ungrounded-return
