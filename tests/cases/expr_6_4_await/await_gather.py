"""Accepted: gather keeps each result."""

from __future__ import annotations

import asyncio

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_later


@agent
@grounded_pure
async def both(i: str) -> tuple[Grounded[str], Grounded[str]]:
    one, two = await asyncio.gather(fetch_later(i), fetch_later("b"))
    return one, two
