"""Refused: a handler learns whether a divisor was zero."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> bool:
    n = fetch_int(i)
    try:
        part = 100 // n
    except ZeroDivisionError:
        return False
    return True


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    n = fetch_int(i)
    try:
        part = 100 // n
    except ZeroDivisionError:
        return False  # E: grounded-laundering `False`
    return True  # E: grounded-laundering `True`
