"""Refused: a negated grounded number in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def negated_recorded(i: str) -> int:
    n = fetch_int(i)
    return -n  # N: grounded-coercion[return] `-n`


@agent
@grounded_pure
def negated_refused(i: str) -> int:
    n = fetch_int(i)
    return -n  # E: grounded-laundering `-n`
