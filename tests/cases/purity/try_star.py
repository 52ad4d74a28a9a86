"""Refused: an exception group handler learns what the content raised."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> bool:
    doc = fetch(i)
    try:
        found = doc.index("a")
    except (ValueError, KeyError):
        return False
    return True


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    doc = fetch(i)
    try:
        found = doc.index("a")
    except (ValueError, KeyError):
        return False  # E: grounded-laundering `False`
    return True  # E: grounded-laundering `True`
