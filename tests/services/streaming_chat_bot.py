"""Chat bot with streaming: async generators and a queue between retrieval and writing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool

NOTES = {
    "bees": ["Bees dance to show the way.", "Bees sleep at night.", "A hive has one queen."],
    "ants": ["Ants smell with their antennae."],
}


@tool(uses=retrieval)
async def fetch_notes(topic: str) -> list[Grounded[str]]:
    await asyncio.sleep(0)
    return [ground(n, source=f"{topic}/{i}") for i, n in enumerate(NOTES.get(topic, []))]


@prompt(model="rephrase")
async def rephrase(note: str) -> str:
    await asyncio.sleep(0)
    return note.rstrip(".") + "!"


async def notes_on(topics: list[str]) -> AsyncIterator[Grounded[str]]:
    for topic in topics:
        for note in await fetch_notes(topic):
            yield note


@grounded_pure
async def stream_answer(topics: list[str], max_chars: int) -> AsyncIterator[Grounded[str]]:
    used = 0
    async for note in notes_on(topics):
        text = await rephrase(note)
        used += len(text)
        if used > max_chars:
            break
        yield text


@grounded_pure
async def whole_answer(topics: list[str]) -> Grounded[str] | None:
    parts = [part async for part in notes_on(topics)]
    if not parts:
        return None
    return join(" ", parts)


@grounded_pure
async def with_queue(topics: list[str]) -> list[Grounded[str]]:
    queue: asyncio.Queue[Grounded[str] | None] = asyncio.Queue()

    async def produce() -> None:
        for topic in topics:
            for note in await fetch_notes(topic):
                await queue.put(note)
        await queue.put(None)

    collected: list[Grounded[str]] = []
    async with asyncio.TaskGroup() as group:
        group.create_task(produce())
        while (note := await queue.get()) is not None:
            collected.append(await rephrase(note))
    return collected


async def main() -> None:
    async for part in stream_answer(["bees", "ants"], 50):
        print(part)
    print(await whole_answer(["ants", "wasps"]))
    print(await whole_answer(["wasps"]))
    print(await with_queue(["bees"]))


if __name__ == "__main__":
    asyncio.run(main())
