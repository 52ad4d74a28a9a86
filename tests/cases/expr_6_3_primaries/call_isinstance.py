"""Refused: isinstance on content tests it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> bool:
    doc = fetch(i)
    return isinstance(doc, str)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    doc = fetch(i)
    return isinstance(doc, str)  # E: grounded-laundering
