"""Refused: a bare handler."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def lost_recorded(i: str) -> bool:
    rows = fetch_rows(i)
    try:
        first = rows[0]  # N: grounded-coercion[exception]
    except:
        return False
    return True


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    rows = fetch_rows(i)
    try:
        first = rows[0]  # E: grounded-laundering
    except:
        return False
    return True
