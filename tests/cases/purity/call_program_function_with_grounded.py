"""Refused: a function of the program, handed a grounded value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, strip


@agent
@grounded_pure
def answer(i: str) -> str:
    return strip(fetch(i))  # E: grounded-laundering
