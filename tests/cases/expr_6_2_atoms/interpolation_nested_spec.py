"""Refused: a grounded width decides over the text."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> str:
    width = fetch_int(i)
    return f"{i:{width}}"  # N: grounded-coercion[interpolation] `width`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    width = fetch_int(i)
    return f"{i:{width}}"  # E: grounded-laundering `width`
