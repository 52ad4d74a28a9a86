"""Refused: the number of the informative chunks is returned."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

A = TypeVar("A")
B = TypeVar("B")
WORLD = ""


async def bounded_map(
    function: Callable[[A], Awaitable[B]], items: Sequence[A], limit: int
) -> list[B]:
    gate = asyncio.Semaphore(limit)

    async def one(item: A) -> B:
        async with gate:
            return await function(item)

    return await asyncio.gather(*(one(item) for item in items))


@dataclass(frozen=True)
class Summary:
    document: str
    chunks: int
    levels: int
    text: Grounded[str]


@tool(uses=retrieval)
async def chunks(document: str) -> list[str]:
    await asyncio.sleep(0)
    return WORLD.split()


@prompt(model="small")
async def shorten(text: str) -> str:
    return text[:6]


@prompt(model="small")
async def combine(left: str, right: str) -> str:
    return f"{left}+{right}"


@grounded_pure
async def map_chunk(chunk: Grounded[str]) -> Grounded[str]:
    return await shorten(chunk.strip())


@agent
@grounded_pure
async def summarise(document: str, parallel: int = 2) -> Summary | InsufficientEvidence:
    parts = each(await chunks(document))
    if not parts:
        return InsufficientEvidence(reason="the document is empty", missing=())
    texts = await bounded_map(map_chunk, parts, parallel)
    informative = 0
    for text in texts:
        informative += 1 if text.isalpha() else 0
    levels = 0
    while len(texts) > 1:
        levels += 1
        pairs = list(zip(texts[::2], texts[1::2]))
        odd = texts[-1:] if len(texts) % 2 else []
        texts = [*(await asyncio.gather(*(combine(a, b) for a, b in pairs))), *odd]
    heading = lift(str.upper)(texts[0][:1])
    return Summary(document, informative, levels, heading + texts[0][1:])  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(summarise("annual-report"))
