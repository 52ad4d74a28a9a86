"""Accepted: an item of a dictionary of grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def assigned(i: str) -> dict[str, Grounded[str]]:
    table: dict[str, Grounded[str]] = {}
    table[i] = fetch(i)
    return table
