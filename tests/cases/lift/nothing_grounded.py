"""Accepted: with nothing grounded the result is plain."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import agent, grounded_pure, lift
from prelude import trimmed


@agent
@grounded_pure
def answer(i: str) -> str:
    assert_type(lift(len)(i), int)
    return trimmed(i)
