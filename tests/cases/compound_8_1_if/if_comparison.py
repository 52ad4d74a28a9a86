"""Refused: a grounded comparison."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> str:
    n = fetch_int(i)
    if n > 3:  # N: grounded-coercion[condition] `n > 3`
        return "yes"
    return "no"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    n = fetch_int(i)
    if n > 3:
        return "yes"  # E: grounded-laundering `"yes"`
    return "no"  # E: grounded-laundering `"no"`
