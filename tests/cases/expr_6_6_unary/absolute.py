"""Refused: abs() is a call like any other."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def absolute_recorded(i: str) -> int:
    n = fetch_int(i)
    return abs(n)  # N: grounded-coercion


@agent
@grounded_pure
def absolute_refused(i: str) -> int:
    n = fetch_int(i)
    return abs(n)  # E: grounded-laundering
