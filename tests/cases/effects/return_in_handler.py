"""Refused: a return in a handler is a path."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Grounded[str]:
    try:
        return fetch(i)
    except TimeoutError:
        return "timed out"  # E: ungrounded-return
