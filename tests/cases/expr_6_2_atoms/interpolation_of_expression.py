"""Refused: the field is a grounded expression."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    return f"{i}: {fetch(i).upper()}"  # N: grounded-coercion[interpolation] `fetch(i).upper()`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    return f"{i}: {fetch(i).upper()}"  # E: grounded-laundering `fetch(i).upper()`
