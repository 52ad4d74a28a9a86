"""Refused: the debug form of a field renders a grounded value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return f"{doc=}"  # N: grounded-coercion[interpolation] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return f"{doc=}"  # E: grounded-laundering `doc`
