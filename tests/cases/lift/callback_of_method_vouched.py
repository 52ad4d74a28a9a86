"""Accepted: callbacks that are lifted, or audited, may be handed bare content."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch_rows, trimmed


@grounded_pure
def answer(i: str) -> Grounded[list[str]]:
    rows = fetch_rows(i)
    rows.sort(key=str.lower)
    rows.sort(key=len)
    rows.sort(key=trimmed)
    return rows
