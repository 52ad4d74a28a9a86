"""Refused: the right operand of and in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def both_recorded(i: str, given: bool) -> bool:
    return given and fetch_flag(i)  # N: grounded-coercion


@agent
@grounded_pure
def both_refused(i: str, given: bool) -> bool:
    return given and fetch_flag(i)  # E: grounded-laundering
