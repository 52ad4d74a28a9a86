"""Refused: the constructor of a plain type takes plain values."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_float


@agent
def lost_recorded(i: str) -> int:
    n = fetch_float(i)
    return int(n)  # N: grounded-coercion[argument] `n`


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    n = fetch_float(i)
    return int(n)  # E: grounded-laundering `n`
