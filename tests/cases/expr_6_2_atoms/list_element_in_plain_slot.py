"""Refused: a list display in a slot for plain items drops the grounding of its element."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_later_recorded(i: str) -> list[str]:
    doc = fetch(i)
    found: list[str] = [doc]  # N: grounded-coercion[element] `doc`
    return found


@agent
@grounded_pure
def lost_later_refused(i: str) -> list[str]:
    doc = fetch(i)
    found: list[str] = [doc]  # E: grounded-laundering `doc`
    return found
