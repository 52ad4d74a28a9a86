"""Refused: a path that returns nothing."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Grounded[str]:  # E: return
    if i:
        return fetch(i)
