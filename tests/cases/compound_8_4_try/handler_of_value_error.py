"""Refused: a handler learns whether the content was a number."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@agent
def lost_recorded(i: str) -> bool:
    doc = fetch(i)
    try:
        n = lift(int)(doc)
    except ValueError:
        return False
    return True


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    doc = fetch(i)
    try:
        n = lift(int)(doc)
    except ValueError:
        return False  # E: grounded-laundering `False`
    return True  # E: grounded-laundering `True`
