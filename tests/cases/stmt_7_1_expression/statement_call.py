"""Refused: an expression statement still calls."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, shout


@agent
def nothing_recorded(i: str) -> None:
    doc = fetch(i)
    shout(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def nothing_refused(i: str) -> None:
    doc = fetch(i)
    shout(doc)  # E: grounded-laundering `doc`
