"""Accepted: a handler that raises again tells nobody."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch


@agent
@grounded_pure
def checked(i: str) -> Grounded[int]:
    doc = fetch(i)
    try:
        return lift(int)(doc)
    except ValueError:
        raise
