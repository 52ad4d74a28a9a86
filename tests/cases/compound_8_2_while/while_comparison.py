"""Refused: a loop counts content down."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> int:
    n, rounds = fetch_int(i), 0
    while n > 0:  # N: grounded-coercion[condition] `n > 0`
        n = n - 1
        rounds += 1
    return rounds


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    n, rounds = fetch_int(i), 0
    while n > 0:
        n = n - 1
        rounds += 1
    return rounds  # E: grounded-laundering `rounds`
