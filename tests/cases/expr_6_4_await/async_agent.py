"""Accepted: an asynchronous agent calls another."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_later


@agent
@grounded_pure
async def inner(i: str) -> Grounded[str]:
    return await fetch_later(i)


@agent
@grounded_pure
async def outer(i: str) -> Grounded[str]:
    return await inner(i)
