"""Refused: an asynchronous comprehension into plain items."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_tokens


@agent
async def tokens_recorded(i: str) -> None:
    found: list[str] = [token async for token in fetch_tokens(i)]  # N: grounded-coercion[element] `token`


@agent
@grounded_pure
async def tokens_refused(i: str) -> None:
    found: list[str] = [token async for token in fetch_tokens(i)]  # E: grounded-laundering `token`
