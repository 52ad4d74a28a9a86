"""Refused: a literal pattern compares content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    match doc:  # N: grounded-coercion[subject] `doc`
        case "yes":
            return "a"
        case _:
            return "b"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    match doc:
        case "yes":
            return "a"  # E: grounded-laundering `"a"`
        case _:
            return "b"  # E: grounded-laundering `"b"`
