"""Accepted: what is plain by an alias is plain wherever it is handed on; a stream may be closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from corvid_runtime import Grounded, grounded_pure, prompt, retrieval, tool

Vector = tuple[float, ...]


@tool(uses=retrieval)
def nearest(vector: Vector, limit: int) -> list[str]:
    return ["one"] * limit


@prompt
async def tell(page: str) -> AsyncGenerator[str, None]:
    yield page


@grounded_pure
async def found(vector: Vector = (0.5,)) -> Grounded[list[str]]:
    return await asyncio.to_thread(nearest, vector, 3)


@grounded_pure
async def told(page: Grounded[str]) -> AsyncGenerator[Grounded[str], None]:
    async with aclosing(tell(page)) as words:
        async for word in words:
            yield word
