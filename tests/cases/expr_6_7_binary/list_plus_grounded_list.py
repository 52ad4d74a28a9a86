"""Refused: a plain list takes the items of a grounded one by itself."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def lost_recorded(i: str) -> list[str]:
    rows = fetch_rows(i)
    return ["a"] + rows  # N: grounded-coercion[argument] `rows`


@agent
@grounded_pure
def lost_refused(i: str) -> list[str]:
    rows = fetch_rows(i)
    return ["a"] + rows  # E: grounded-laundering `rows`
