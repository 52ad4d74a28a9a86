"""Refused: a value pattern inside a tuple compares content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str, n: int) -> str:
    doc = fetch(i)
    match (doc, n):  # N: grounded-coercion[subject]
        case ("a", 1):
            return "one"
        case _:
            return "other"


@agent
@grounded_pure
def lost_refused(i: str, n: int) -> str:
    doc = fetch(i)
    match (doc, n):
        case ("a", 1):
            return "one"  # E: grounded-laundering `"one"`
        case _:
            return "other"  # E: grounded-laundering `"other"`
