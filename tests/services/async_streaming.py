"""Async streaming: the prompt is an async generator, tokens are filtered and forwarded."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

DOCS = {"tea": "Tea is hot. Tea is green. STOP Tea is dear."}


@tool(uses=retrieval)
async def fetch(topic: str) -> Grounded[str] | None:
    return ground(DOCS[topic], source=topic) if topic in DOCS else None


@prompt(model="stream")
async def stream(topic: str, doc: str) -> AsyncIterator[str]:
    for word in doc.split(" "):
        await asyncio.sleep(0)
        yield word


async def sentences(words: AsyncIterator[Grounded[str]]) -> AsyncIterator[Grounded[str]]:
    current: list[Grounded[str]] = []
    async for word in words:
        current.append(word)
        if word.endswith("."):
            yield join(" ", current)
            current = []
    if current:
        yield join(" ", current)


@grounded_pure
@agent
async def answer(topic: str) -> AsyncIterator[Grounded[str]]:
    doc = await fetch(topic)
    if doc is None:
        return
    async for sentence in sentences(stream(topic, doc)):
        if "STOP" in sentence:
            break
        yield sentence


@dataclass
class Transcript:
    topic: str
    parts: list[Grounded[str]] = field(default_factory=list)


@grounded_pure
@agent
async def collect(topic: str) -> Transcript | InsufficientEvidence:
    transcript = Transcript(topic)
    async for part in answer(topic):
        transcript.parts.append(part)
    if not transcript.parts:
        return InsufficientEvidence(reason="nothing was said")
    return transcript


async def run() -> None:
    async for sentence in answer("tea"):
        print(sentence)
    print(await collect("tea"), await collect("jam"))


def main() -> None:
    asyncio.run(run())


if __name__ == "__main__":
    main()
