"""Accepted: a tuple of any length that keeps its items."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def kept(pair: tuple[Grounded[str], Grounded[str]]) -> tuple[Grounded[str], ...]:
    return pair
