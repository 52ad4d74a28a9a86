"""Small asyncio helpers."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Iterable
from contextlib import aclosing
from typing import TypeVar

T = TypeVar("T")


async def bounded_gather(limit: int, awaitables: Iterable[Awaitable[T]]) -> list[T]:
    """``asyncio.gather`` with no more than ``limit`` of them under way at once; order is kept."""
    semaphore = asyncio.Semaphore(limit)

    async def run(awaitable: Awaitable[T]) -> T:
        async with semaphore:
            return await awaitable

    return await asyncio.gather(*(run(awaitable) for awaitable in awaitables))


async def with_deadline(stream: AsyncGenerator[T, None], seconds: float) -> AsyncGenerator[T, None]:
    """The items of ``stream``; ``asyncio.TimeoutError`` once ``seconds`` have passed in all."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + seconds
    async with aclosing(stream):
        while True:
            try:
                item = await asyncio.wait_for(anext(stream), timeout=deadline - loop.time())
            except StopAsyncIteration:
                return
            yield item
