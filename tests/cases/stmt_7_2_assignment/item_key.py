"""Refused: a grounded key of a plain dictionary."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str, table: dict[str, int]) -> None:
    table[fetch(i)] = 1  # N: grounded-coercion[subscript] `fetch(i)`


@agent
@grounded_pure
def assigned_refused(i: str, table: dict[str, int]) -> None:
    table[fetch(i)] = 1  # E: grounded-laundering `fetch(i)`
