"""Refused: identity with True."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def lost_recorded(i: str) -> bool:
    flag = fetch_flag(i)
    return flag is True  # N: grounded-coercion[condition]


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    flag = fetch_flag(i)
    return flag is True  # E: grounded-laundering
