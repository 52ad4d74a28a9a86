"""Refused: the condition of a conditional expression."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def lost_recorded(i: str) -> str:
    flag = fetch_flag(i)
    return "a" if flag else "b"  # N: grounded-coercion[condition] `flag`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    flag = fetch_flag(i)
    return "a" if flag else "b"  # E: grounded-laundering `"a"`  # E: grounded-laundering `"b"`
