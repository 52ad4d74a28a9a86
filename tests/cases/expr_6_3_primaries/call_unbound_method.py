"""Refused: an unbound method of a plain type."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return str.upper(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return str.upper(doc)  # E: grounded-laundering `doc`
