"""Refused: a sort key that is program code."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import helper


@agent
@grounded_pure
def answer(names: list[str]) -> list[str]:
    return sorted(names, key=helper)  # E: grounded-laundering
