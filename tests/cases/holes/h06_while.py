"""Refused: the condition of a while."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def launder_recorded(i: str) -> int:
    n, rounds = fetch_int(i), 0
    while rounds < n:  # N: grounded-coercion[condition] `rounds < n`
        rounds += 1
    return rounds


@agent
@grounded_pure
def launder_refused(i: str) -> int:
    n, rounds = fetch_int(i), 0
    while rounds < n:
        rounds += 1
    return rounds  # E: grounded-laundering `rounds`
