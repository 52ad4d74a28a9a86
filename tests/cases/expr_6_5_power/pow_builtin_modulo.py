"""Refused: the three-argument pow of plain numbers sees the raw exponent."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> int:
    n = fetch_int(i)
    return pow(2, n, 5)  # N: grounded-coercion[argument] `n`


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    n = fetch_int(i)
    return pow(2, n, 5)  # E: grounded-laundering `n`
