"""Refused: a mapping pattern looks inside."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_table


@agent
def lost_recorded(i: str) -> str:
    table = fetch_table(i)
    match table:  # N: grounded-coercion[subject] `table`
        case {"name": name}:
            return "named"
        case _:
            return "unnamed"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    table = fetch_table(i)
    match table:
        case {"name": name}:
            return "named"  # E: grounded-laundering `"named"`
        case _:
            return "unnamed"  # E: grounded-laundering `"unnamed"`
