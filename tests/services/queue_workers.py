"""Async workers over a queue, results collected, retry decorator for async functions."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

P = ParamSpec("P")
R = TypeVar("R")
logger = logging.getLogger("workers")


class Busy(Exception):
    pass


def retry(attempts: int) -> Callable[[Callable[P, Awaitable[R]]], Callable[P, Awaitable[R]]]:
    def decorate(function: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        @functools.wraps(function)
        async def run(*args: P.args, **kwargs: P.kwargs) -> R:
            for attempt in range(attempts - 1):
                try:
                    return await function(*args, **kwargs)
                except Busy:
                    logger.warning("busy (%d)", attempt)
                    await asyncio.sleep(0.001 * 2**attempt)
            return await function(*args, **kwargs)

        return run

    return decorate


@tool(uses=retrieval)
async def pages(url: str) -> list[Grounded[str]]:
    return [ground(f"Text of {url}.", source=url)] if url != "empty" else []


tries = 0


@prompt(model="m")
async def digest(text: str) -> str:
    global tries
    tries += 1
    if tries == 1:
        raise Busy
    return text.upper()


@retry(3)
@grounded_pure
async def digest_page(text: Grounded[str]) -> Grounded[str]:
    return await digest(text)


@grounded_pure
async def crawl(urls: list[str], workers: int = 2) -> Grounded[str] | InsufficientEvidence:
    queue: asyncio.Queue[str] = asyncio.Queue()
    for url in urls:
        queue.put_nowait(url)
    results: list[Grounded[str]] = []

    async def work() -> None:
        while not queue.empty():
            url = queue.get_nowait()
            for text in await pages(url):
                results.append(await digest_page(text))

    async with asyncio.TaskGroup() as group:
        for _ in range(workers):
            group.create_task(work())
    if not results:
        return InsufficientEvidence(reason="nothing was crawled")
    return join("\n", results)


async def main() -> None:
    print(await crawl(["a", "b", "empty"]))
    print(await crawl(["empty"]))


if __name__ == "__main__":
    asyncio.run(main())
