"""Refused: percent formatting of a plain text renders the value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return "Answer: %s" % doc  # N: grounded-coercion[argument|interpolation] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return "Answer: %s" % doc  # E: grounded-laundering `doc`
