"""Refused: a generator expression inside the operand of a lifted operator."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_rows


@agent
def hidden_recorded(i: str) -> Grounded[str]:
    return fetch(i) + next(row for row in fetch_rows(i))  # N: grounded-coercion[iteration] `fetch_rows(i)`


@agent
@grounded_pure
def hidden_refused(i: str) -> Grounded[str]:
    return fetch(i) + next(row for row in fetch_rows(i))  # E: grounded-laundering `fetch_rows(i)`
