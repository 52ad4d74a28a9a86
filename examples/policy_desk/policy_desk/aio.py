"""Small asyncio helpers."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Iterable
from contextlib import aclosing
from typing import TypeVar

import anyio

T = TypeVar("T")


async def bounded_gather(limit: int, awaitables: Iterable[Awaitable[T]]) -> list[T]:
    """``asyncio.gather`` with no more than ``limit`` of them under way at once; order is kept."""
    semaphore = asyncio.Semaphore(limit)

    async def run(awaitable: Awaitable[T]) -> T:
        async with semaphore:
            return await awaitable

    return await asyncio.gather(*(run(awaitable) for awaitable in awaitables))


async def with_deadline(stream: AsyncGenerator[T, None], seconds: float) -> AsyncGenerator[T, None]:
    """The items of ``stream``; ``TimeoutError`` once ``seconds`` have passed in all.

    Each item is awaited in the caller's own task (``asyncio.wait_for`` may start another), so that a caller
    that is cancelled can still close the stream. What the stream waits for while it closes after the deadline
    has to be shielded, as httpx does, or it is cut short too.
    """
    deadline = anyio.current_time() + seconds
    async with aclosing(stream):
        while True:
            with anyio.fail_after(deadline - anyio.current_time()):
                try:
                    item = await anext(stream)
                except StopAsyncIteration:
                    return
            yield item
