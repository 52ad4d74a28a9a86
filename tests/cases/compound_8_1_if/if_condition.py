"""Refused: an if tests a grounded value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def lost_recorded(i: str) -> str:
    flag = fetch_flag(i)
    if flag:  # N: grounded-coercion[condition] `flag`
        return "yes"
    return "no"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    flag = fetch_flag(i)
    if flag:
        return "yes"  # E: grounded-laundering `"yes"`
    return "no"  # E: grounded-laundering `"no"`
