"""Refused: a tool with a plain result, handed content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, translate


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return translate(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return translate(doc)  # E: grounded-laundering `doc`
