"""Refused: awaiting an agent without a proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_later


@agent
async def inner(i: str) -> Grounded[str]:
    return await fetch_later(i)


@agent
@grounded_pure
async def outer(i: str) -> Grounded[str]:
    return await inner(i)  # E: grounded-laundering
