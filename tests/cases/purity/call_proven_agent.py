"""Accepted: an agent with a proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return proven(i)
