"""Refused: print is no function from value to value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> None:
    lift(print)(fetch(i))  # E: grounded-laundering
