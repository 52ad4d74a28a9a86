"""Refused: the left operand of and is tested."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def both_recorded(i: str, other: bool) -> None:
    flag = fetch_flag(i)
    found = flag and other  # N: grounded-coercion[condition] `flag`


@agent
@grounded_pure
def both_refused(i: str, other: bool) -> None:
    flag = fetch_flag(i)
    found = flag and other


@agent
@grounded_pure
def told(i: str, other: bool) -> object:
    return fetch_flag(i) and other  # E: grounded-laundering
