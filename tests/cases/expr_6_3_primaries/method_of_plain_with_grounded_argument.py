"""Refused: a method of a plain value takes plain arguments."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return i.replace("a", doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return i.replace("a", doc)  # E: grounded-laundering `doc`
