"""Refused: a program function handed to a library function is called by it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import helper


@agent
@grounded_pure
def answer(names: list[str]) -> list[str]:
    return list(map(helper, names))  # E: grounded-laundering
