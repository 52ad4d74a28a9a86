"""Refused: a range of grounded length."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> int:
    count = 0
    for n in range(fetch_int(i)):  # N: grounded-coercion[argument] `fetch_int(i)`
        count += 1
    return count


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    count = 0
    for n in range(fetch_int(i)):
        count += 1
    return count  # E: grounded-laundering `count`
