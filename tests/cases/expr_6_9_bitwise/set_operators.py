"""Accepted: set operators of a grounded set keep the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_set


@agent
@grounded_pure
def united(i: str) -> Grounded[frozenset[int]]:
    found = fetch_set(i)
    return found | frozenset({1})
