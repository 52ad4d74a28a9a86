"""Refused: a return in a loop is a path."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Grounded[str]:
    for name in ("a", "b"):
        if name == i:
            return name  # E: ungrounded-return
    return fetch(i)
