"""Refused: hash() of a grounded value is plain."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> int:
    doc = fetch(i)
    return hash(doc)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    doc = fetch(i)
    return hash(doc)  # E: grounded-laundering
