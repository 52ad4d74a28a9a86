"""Refused: not tests a grounded value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def lost_recorded(i: str) -> bool:
    flag = fetch_flag(i)
    return not flag  # N: grounded-coercion[condition] `flag`


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    flag = fetch_flag(i)
    return not flag  # E: grounded-laundering `flag`
