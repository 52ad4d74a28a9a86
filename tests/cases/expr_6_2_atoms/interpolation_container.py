"""Refused: a container of grounded values is rendered with its items."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    docs = [fetch(i)]
    return f"{docs}"  # N: grounded-coercion[interpolation] `docs`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    docs = [fetch(i)]
    return f"{docs}"  # E: grounded-laundering `docs`
