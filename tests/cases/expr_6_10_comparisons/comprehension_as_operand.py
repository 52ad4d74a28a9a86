"""Refused: a comprehension inside the operand of a lifted comparison."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_rows


@agent
def hidden_recorded(i: str) -> Grounded[bool]:
    return fetch(i) == [row for row in fetch_rows(i)][0]  # N: grounded-coercion[iteration] `fetch_rows(i)`


@agent
@grounded_pure
def hidden_refused(i: str) -> str:
    return [row for row in fetch_rows(i)][0]  # E: grounded-laundering `fetch_rows(i)`
