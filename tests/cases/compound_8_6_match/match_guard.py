"""Refused: a guard tests content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> str:
    match fetch_int(i):
        case n if n > 3:  # N: grounded-coercion[condition] `n > 3`
            return "many"
        case _:
            return "few"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    match fetch_int(i):
        case n if n > 3:
            return "many"  # E: grounded-laundering `"many"`
        case _:
            return "few"  # E: grounded-laundering `"few"`
