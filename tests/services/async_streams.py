"""Async streams: an async generator over retrieved chunks, aggregated with a budget."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

BOOKS = {"moby": ["Call me Ishmael.", "Some years ago.", "The whale."], "empty": []}


@tool(uses=retrieval)
async def chunk(book: str, number: int) -> Grounded[str] | None:
    await asyncio.sleep(0)
    chunks = BOOKS.get(book, [])
    return ground(chunks[number], source=f"{book}#{number}") if number < len(chunks) else None


@prompt(model="reader")
async def note(text: str) -> str:
    await asyncio.sleep(0)
    return text.lower()


@dataclass
class Connection:
    events: list[str] = field(default_factory=list)

    @asynccontextmanager
    async def open(self, book: str) -> AsyncIterator[str]:
        self.events.append(f"open {book}")
        try:
            yield book
        finally:
            self.events.append(f"close {book}")


async def chunks(book: str) -> AsyncIterator[Grounded[str]]:
    number = 0
    while (text := await chunk(book, number)) is not None:
        yield text
        number += 1


@grounded_pure
@agent
async def read(
    connection: Connection, book: str, budget: int = 30
) -> Grounded[str] | InsufficientEvidence:
    notes: list[Grounded[str]] = []
    used = 0
    async with connection.open(book) as name:
        async for text in chunks(name):
            used += len(text)
            if used > budget:
                break
            notes.append(await note(text))
    if not notes:
        return InsufficientEvidence(reason="nothing fits the budget")
    return join(" ", notes)


@grounded_pure
@agent
async def notes_of(book: str) -> list[Grounded[str]]:
    return [await note(text) async for text in chunks(book)]


def main() -> None:
    connection = Connection()
    print(asyncio.run(read(connection, "moby")))
    print(asyncio.run(read(connection, "moby", 5)))
    print(asyncio.run(read(connection, "empty")))
    print(asyncio.run(notes_of("moby")), connection.events)


if __name__ == "__main__":
    main()
