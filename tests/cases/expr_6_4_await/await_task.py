"""Accepted: a task keeps the result."""

from __future__ import annotations

import asyncio

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_later


@agent
@grounded_pure
async def soon(i: str) -> Grounded[str]:
    task = asyncio.create_task(fetch_later(i))
    return await task
