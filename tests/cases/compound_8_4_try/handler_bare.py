"""Refused: a bare handler."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def lost_recorded(i: str) -> bool:
    rows = fetch_rows(i)
    try:
        first = rows[0]
    except:
        return False
    return True


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    rows = fetch_rows(i)
    try:
        first = rows[0]
    except:
        return False  # E: grounded-laundering `False`
    return True  # E: grounded-laundering `True`
