"""Refused: a grounded key deletes from a plain dictionary."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def deleted_recorded(i: str, table: dict[str, int]) -> None:
    del table[fetch(i)]  # N: grounded-coercion[subscript] `fetch(i)`


@agent
@grounded_pure
def deleted_refused(i: str, table: dict[str, int]) -> None:
    del table[fetch(i)]  # E: grounded-laundering `fetch(i)`
