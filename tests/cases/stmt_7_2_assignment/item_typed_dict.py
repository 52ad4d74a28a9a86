"""Refused: an item of a typed dictionary."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Row, fetch


@agent
def assigned_recorded(i: str, row: Row) -> None:
    row["name"] = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`


@agent
@grounded_pure
def assigned_refused(i: str, row: Row) -> None:
    row["name"] = fetch(i)  # E: grounded-laundering `fetch(i)`
