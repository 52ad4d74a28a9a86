"""Refused: membership in a grounded container answers a plain bool."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> bool:
    doc = fetch(i)
    return "a" in doc  # N: grounded-coercion[membership]


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    doc = fetch(i)
    return "a" in doc  # E: grounded-laundering
