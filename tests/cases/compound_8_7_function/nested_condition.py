"""Refused: a condition inside a nested function."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> bool:
    def inner(doc: Grounded[str]) -> bool:
        if doc == "yes":  # N: grounded-coercion[condition] `doc == "yes"`
            return True
        return False

    return inner(fetch(i))


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    def inner(doc: Grounded[str]) -> bool:
        if doc == "yes":
            return True
        return False

    return inner(fetch(i))  # E: grounded-laundering
