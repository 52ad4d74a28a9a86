"""Refused: membership in a plain container compares content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> bool:
    doc = fetch(i)
    return doc in ["a", "b"]  # N: grounded-coercion[membership]


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    doc = fetch(i)
    return doc in ["a", "b"]  # E: grounded-laundering
