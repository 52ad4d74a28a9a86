"""Refused: str.format renders a grounded value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return "Answer: {}".format(doc)  # N: grounded-coercion[interpolation|argument] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return "Answer: {}".format(doc)  # E: grounded-laundering `doc`
