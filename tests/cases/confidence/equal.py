"""Accepted: exactly the minimum is enough."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import combine, fetch


@agent(min_confidence=0.7)
def answer(i: str) -> Grounded[str]:
    return combine(fetch(i), "b")
