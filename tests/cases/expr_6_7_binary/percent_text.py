"""Refused: percent formatting of a text reads a grounded text as it is."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def answer_recorded(i: str) -> str:
    doc = fetch(i)
    return "Answer: %s" % doc  # N: grounded-coercion[interpolation] `doc`


@agent
@grounded_pure
def answer_refused(i: str) -> str:
    doc = fetch(i)
    return "Answer: %s" % doc  # E: grounded-laundering `doc`
