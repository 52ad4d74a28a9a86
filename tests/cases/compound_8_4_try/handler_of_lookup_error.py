"""Refused: a handler learns whether a key was there."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_table


@agent
def lost_recorded(i: str) -> bool:
    table = fetch_table(i)
    try:
        name = table["name"]
    except KeyError:
        return False
    return True


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    table = fetch_table(i)
    try:
        name = table["name"]
    except KeyError:
        return False  # E: grounded-laundering `False`
    return True  # E: grounded-laundering `True`
