"""Refused: unpacking a grounded list iterates over it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def starred_recorded(i: str) -> None:
    rows = fetch_rows(i)
    found = [*rows]  # N: grounded-coercion[iteration] `rows`


@agent
@grounded_pure
def starred_refused(i: str) -> None:
    rows = fetch_rows(i)
    found = [*rows]  # E: grounded-laundering `rows`
