"""Refused: list() of a grounded list iterates it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def lost_recorded(i: str) -> list[str]:
    rows = fetch_rows(i)
    return list(rows)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> list[str]:
    rows = fetch_rows(i)
    return list(rows)  # E: grounded-laundering
