"""Refused: a format specification does not keep the grounding either."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> str:
    count = fetch_int(i)
    return f"{count:>8}"  # N: grounded-coercion[interpolation] `count`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    count = fetch_int(i)
    return f"{count:>8}"  # E: grounded-laundering `count`
