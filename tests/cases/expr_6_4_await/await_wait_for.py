"""Accepted: wait_for keeps the result."""

from __future__ import annotations

import asyncio

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_later


@agent
@grounded_pure
async def soon(i: str) -> Grounded[str]:
    return await asyncio.wait_for(fetch_later(i), timeout=1.0)
