"""Refused: a bool combines with a grounded int by itself."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> int:
    n = fetch_int(i)
    return True & n  # N: grounded-coercion[argument] `n`


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    n = fetch_int(i)
    return True & n  # E: grounded-laundering `n`
