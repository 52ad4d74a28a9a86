"""Refused: an f-string renders a grounded value as plain text."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return f"Answer: {doc}"  # N: grounded-coercion[interpolation] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return f"Answer: {doc}"  # E: grounded-laundering `doc`
