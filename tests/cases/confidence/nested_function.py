"""Refused: a call in a nested function counts."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import combine, fetch


@agent(min_confidence=0.8)
def outer(i: str) -> Grounded[str]:
    def inner() -> Grounded[str]:
        return combine(fetch(i), "b")  # E: grounded-confidence

    return inner()
