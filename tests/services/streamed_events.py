"""SSE endpoint: async generator of events (dataclass) for a UI: sources first, then tokens, then done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Literal, Union

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool


@dataclass(frozen=True)
class SourceEvent:
    number: int
    title: Grounded[str]


@dataclass(frozen=True)
class TokenEvent:
    text: Grounded[str]


@dataclass(frozen=True)
class DoneEvent:
    status: Literal["ok", "refused"]


Event = Union[SourceEvent, TokenEvent, DoneEvent]


@tool(uses=retrieval)
async def search(question: str) -> list[Grounded[str]]:
    await asyncio.sleep(0)
    return (
        [
            ground("Moss grows slowly.", source="moss/1"),
            ground("Moss likes shade.", source="moss/2"),
        ]
        if "moss" in question
        else []
    )


@prompt(model="stream")
async def stream(question: str, context: str) -> AsyncIterator[str]:
    for word in context.split():
        await asyncio.sleep(0)
        yield word + " "


@grounded_pure
async def events(question: str, max_tokens: int = 4) -> AsyncIterator[Event]:
    found = await search(question)
    if not found:
        yield DoneEvent("refused")
        return
    for number, text in enumerate(found, start=1):
        yield SourceEvent(number, text[:8])
    count = 0
    async for token in stream(question, join(" ", found)):
        yield TokenEvent(token)
        count += 1
        if count >= max_tokens:
            break
    yield DoneEvent("ok")


async def main() -> None:
    for question in ("moss?", "rock?"):
        async for event in events(question):
            match event:
                case SourceEvent(number, title):
                    print("source", number, title, [s.source for s in title.sources().retrievals()])
                case TokenEvent(text):
                    print("token", text)
                case DoneEvent(status):
                    print("done", status)


if __name__ == "__main__":
    asyncio.run(main())
