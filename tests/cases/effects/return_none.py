"""Refused: none where a grounded value is declared."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Grounded[str]:
    if i:
        return fetch(i)
    return None  # E: return-value
