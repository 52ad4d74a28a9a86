"""Refused: a branch on content returns a constant."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def launder_recorded(i: str) -> bool:
    flag = fetch_flag(i)
    if flag:  # N: grounded-coercion[condition] `flag`
        return True
    return False


@agent
@grounded_pure
def launder_refused(i: str) -> bool:
    flag = fetch_flag(i)
    if flag:
        return True  # E: grounded-laundering `True`
    return False  # E: grounded-laundering `False`
