"""Refused: an explicit __str__ call."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return doc.__str__()  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return doc.__str__()  # E: grounded-laundering
