"""Refused: an item of a dictionary of plain values."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str, table: dict[str, str]) -> None:
    table["a"] = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`


@agent
@grounded_pure
def assigned_refused(i: str, table: dict[str, str]) -> None:
    table["a"] = fetch(i)  # E: grounded-laundering `fetch(i)`
