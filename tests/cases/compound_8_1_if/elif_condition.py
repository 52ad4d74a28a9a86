"""Refused: an elif tests a grounded value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def lost_recorded(i: str, ok: bool) -> str:
    flag = fetch_flag(i)
    if ok:
        return "a"
    elif flag:  # N: grounded-coercion[condition] `flag`
        return "b"
    return "c"


@agent
@grounded_pure
def lost_refused(i: str, ok: bool) -> str:
    flag = fetch_flag(i)
    if ok:
        return "a"
    elif flag:
        return "b"  # E: grounded-laundering `"b"`
    return "c"  # E: grounded-laundering `"c"`
