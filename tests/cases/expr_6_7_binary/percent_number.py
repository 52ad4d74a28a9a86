"""Refused: percent formatting of a number."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> str:
    n = fetch_int(i)
    return "%d" % n  # N: grounded-coercion[argument|interpolation] `n`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    n = fetch_int(i)
    return "%d" % n  # E: grounded-laundering `n`
