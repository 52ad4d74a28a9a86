"""Refused: not in compares just the same."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def lost_recorded(i: str) -> bool:
    rows = fetch_rows(i)
    return "a" not in rows  # N: grounded-coercion[membership]


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    rows = fetch_rows(i)
    return "a" not in rows  # E: grounded-laundering
