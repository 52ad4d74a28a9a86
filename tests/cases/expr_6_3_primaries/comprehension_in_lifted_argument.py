"""Refused: a comprehension inside the argument of a lifted function."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch_rows


@agent
def lost_recorded(i: str) -> int:
    return lift(len)([row for row in fetch_rows(i)])  # N: grounded-coercion[iteration] `fetch_rows(i)`


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    return lift(len)([row for row in fetch_rows(i)])  # E: grounded-laundering `fetch_rows(i)`
