"""Refused: a function with a proof still takes plain values where it says so."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, shout


@agent
def call_recorded(i: str) -> str:
    doc = fetch(i)
    return shout(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def call_refused(i: str) -> str:
    doc = fetch(i)
    return shout(doc)  # E: grounded-laundering `doc`
