"""Refused: a sequence pattern looks inside."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def lost_recorded(i: str) -> str:
    rows = fetch_rows(i)
    match rows:  # N: grounded-coercion[subject] `rows`
        case [first, *_]:
            return "some"
        case _:
            return "none"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    rows = fetch_rows(i)
    match rows:
        case [first, *_]:
            return "some"  # E: grounded-laundering `return "some"`
        case _:
            return "none"  # E: grounded-laundering `"none"`
