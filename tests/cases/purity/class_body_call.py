"""Refused: the body of a nested class runs with the function."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import helper


@agent
@grounded_pure
def made(i: str) -> None:
    class Made:  # E: grounded-laundering
        title = helper(i)
