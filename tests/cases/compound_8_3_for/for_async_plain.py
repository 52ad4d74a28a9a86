"""Refused: an asynchronous loop into a plain variable."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_tokens


@agent
async def looped_recorded(i: str) -> str:
    text = ""
    async for token in fetch_tokens(i):
        text = token  # N: grounded-coercion[assignment] `token`
    return text


@agent
@grounded_pure
async def looped_refused(i: str) -> str:
    text = ""
    async for token in fetch_tokens(i):
        text = token  # E: grounded-laundering `token`
    return text
