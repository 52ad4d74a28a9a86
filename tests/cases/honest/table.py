"""Accepted: hand a table through."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch_table


@grounded_pure
def answer(i: str) -> Grounded[dict[str, str]]:
    table = fetch_table(i)
    return table
