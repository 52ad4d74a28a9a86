"""Refused: alternatives compare content once."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    match doc:  # N: grounded-coercion[subject] `doc`
        case "a" | "b":
            return "one of them"
        case _:
            return "none"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    match doc:
        case "a" | "b":
            return "one of them"  # E: grounded-laundering `"one of them"`
        case _:
            return "none"  # E: grounded-laundering `"none"`
