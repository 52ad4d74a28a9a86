"""Refused: a True pattern is an identity test."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def lost_recorded(i: str) -> str:
    flag = fetch_flag(i)
    match flag:  # N: grounded-coercion[subject] `flag`
        case True:
            return "yes"
        case _:
            return "no"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    flag = fetch_flag(i)
    match flag:
        case True:  # E: grounded-laundering
            return "yes"
        case _:
            return "no"  # E: grounded-laundering `"no"`
