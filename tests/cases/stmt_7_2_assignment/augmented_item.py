"""Refused: an augmented assignment to an item."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def counted_recorded(i: str, table: dict[str, int]) -> None:
    table["a"] += fetch_int(i)  # N: grounded-coercion


@agent
@grounded_pure
def counted_refused(i: str, table: dict[str, int]) -> None:
    table["a"] += fetch_int(i)  # E: grounded-laundering
