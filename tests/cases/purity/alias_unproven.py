"""Refused: an alias of an agent without a proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import research

also = research


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return also(i)  # E: grounded-laundering
