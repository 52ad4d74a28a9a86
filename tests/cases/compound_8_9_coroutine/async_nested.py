"""Refused: a nested coroutine drops what the body gave it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_later


@agent
async def outer_recorded(i: str) -> str:
    doc = await fetch_later(i)

    async def inner() -> str:
        return doc  # N: grounded-coercion[return] `doc`

    return await inner()


@agent
@grounded_pure
async def outer_refused(i: str) -> str:
    doc = await fetch_later(i)

    async def inner() -> str:
        return doc  # E: grounded-laundering `doc`

    return await inner()
