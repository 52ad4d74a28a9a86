"""Accepted: an asynchronous stream of grounded tokens."""

from __future__ import annotations

from collections.abc import AsyncIterator

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_tokens


@agent
@grounded_pure
async def answers(i: str) -> AsyncIterator[Grounded[str]]:
    async for token in fetch_tokens(i):
        yield token + " "
