"""Refused: an item of a list of plain values."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str, found: list[str]) -> None:
    found[0] = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`


@agent
@grounded_pure
def assigned_refused(i: str, found: list[str]) -> None:
    found[0] = fetch(i)  # E: grounded-laundering `fetch(i)`
