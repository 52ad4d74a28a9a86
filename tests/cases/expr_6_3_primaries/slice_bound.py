"""Refused: a grounded bound of a slice of a plain value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> str:
    n = fetch_int(i)
    return i[:n]  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    n = fetch_int(i)
    return i[:n]  # E: grounded-laundering
