"""Refused: a sum with a grounded operand in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def added_recorded(i: str) -> int:
    return 1 + fetch_int(i)  # N: grounded-coercion[return] `1 + fetch_int(i)`


@agent
@grounded_pure
def added_refused(i: str) -> int:
    return 1 + fetch_int(i)  # E: grounded-laundering `1 + fetch_int(i)`
