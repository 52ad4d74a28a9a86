"""Refused: the truth of a grounded text."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    if doc:  # N: grounded-coercion[condition] `doc`
        return "yes"
    return "no"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    if doc:
        return "yes"  # E: grounded-laundering `"yes"`
    return "no"  # E: grounded-laundering `"no"`
