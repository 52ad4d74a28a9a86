"""Accepted: an asynchronous comprehension over a stream of grounded tokens."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_tokens


@agent
@grounded_pure
async def tokens(i: str) -> list[Grounded[str]]:
    return [token async for token in fetch_tokens(i)]
