"""Accepted: an asynchronous loop over grounded tokens."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_tokens


@agent
@grounded_pure
async def looped(i: str) -> Grounded[str]:
    text = fetch(i)
    async for token in fetch_tokens(i):
        text = text + token
    return text
