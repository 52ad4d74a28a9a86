"""Accepted: reading a grounded dictionary with a default."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_table


@agent
@grounded_pure
def kept(i: str) -> Grounded[str] | str:
    table = fetch_table(i)
    return table.get("name", "unknown")
