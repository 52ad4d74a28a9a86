"""Refused: a negated condition decides a plain result."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def branch_recorded(i: str) -> None:
    flag = fetch_flag(i)
    if not flag:  # N: grounded-coercion[condition] `flag`
        pass


@agent
@grounded_pure
def branch_refused(i: str) -> None:
    flag = fetch_flag(i)
    if not flag:
        pass


@agent
@grounded_pure
def told(i: str) -> bool:
    if not fetch_flag(i):
        return True  # E: grounded-laundering
    return False  # E: grounded-laundering
