"""Refused: a plain dictionary takes the items of a grounded one by itself."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_table


@agent
def lost_recorded(i: str) -> dict[str, str]:
    table = fetch_table(i)
    return {"a": "b"} | table  # N: grounded-coercion[argument] `table`


@agent
@grounded_pure
def lost_refused(i: str) -> dict[str, str]:
    table = fetch_table(i)
    return {"a": "b"} | table  # E: grounded-laundering `table`
