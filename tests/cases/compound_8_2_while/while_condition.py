"""Refused: a loop runs as long as content says."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def lost_recorded(i: str) -> int:
    rounds = 0
    while fetch_flag(i):  # N: grounded-coercion[condition] `fetch_flag(i)`
        rounds += 1
        break
    return rounds


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    rounds = 0
    while fetch_flag(i):
        rounds += 1
        break
    return rounds  # E: grounded-laundering `rounds`
