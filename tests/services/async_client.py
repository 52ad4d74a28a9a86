"""Async client as an async context manager, async iteration over pages, deadline by the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from types import TracebackType

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

POSTS = [f"Post {n} about {'cheese' if n % 2 else 'wine'}" for n in range(7)]


class ForumClient:
    def __init__(self, page_size: int = 3) -> None:
        self.page_size = page_size
        self.connected = False

    async def __aenter__(self) -> ForumClient:
        self.connected = True
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        self.connected = False

    @tool(uses=retrieval)
    async def page(self, number: int) -> list[Grounded[str]]:
        await asyncio.sleep(0)
        start = number * self.page_size
        return [
            ground(t, source=f"forum/{start + n}")
            for n, t in enumerate(POSTS[start : start + self.page_size])
        ]

    async def posts(self) -> AsyncIterator[Grounded[str]]:
        number = 0
        while True:
            page = await self.page(number)
            for post in page:
                yield post
            if len(page) < self.page_size:
                return
            number += 1


@prompt(model="forum")
async def digest(topic: str, posts: str) -> str:
    return f"{topic}: {posts}"


@grounded_pure
async def forum_digest(
    topic: str, limit: int = 2, seconds: float = 5.0
) -> Grounded[str] | InsufficientEvidence:
    deadline = time.monotonic() + seconds
    found: list[Grounded[str]] = []
    async with ForumClient() as client:
        async for post in client.posts():
            if time.monotonic() > deadline:
                break
            if topic in post.lower():
                found.append(post)
            if len(found) >= limit:
                break
    if not found:
        return InsufficientEvidence(reason=f"nobody posts about {topic}")
    return await digest(topic, join(", ", [interpolate("<{}>", p) for p in found]))


async def main() -> None:
    for topic in ("cheese", "bread"):
        result = await forum_digest(topic)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    asyncio.run(main())
