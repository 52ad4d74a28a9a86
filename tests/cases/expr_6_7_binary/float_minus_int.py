"""Refused: a float subtracts a grounded int by itself."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> float:
    n = fetch_int(i)
    return 1.5 - n  # N: grounded-coercion[argument] `n`


@agent
@grounded_pure
def lost_refused(i: str) -> float:
    n = fetch_int(i)
    return 1.5 - n  # E: grounded-laundering `n`
