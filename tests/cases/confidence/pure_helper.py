"""Refused: a call in a called pure helper counts."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import combine, fetch


@grounded_pure
def helper_of(i: str) -> Grounded[str]:
    return combine(fetch(i), "b")


@agent(min_confidence=0.8)
def outer(i: str) -> Grounded[str]:
    return helper_of(i)  # E: grounded-confidence
