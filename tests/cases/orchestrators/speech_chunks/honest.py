"""Accepted: turns a stream of tokens into whole chunks for a speech service."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool

WORLD = ""


@dataclass(frozen=True)
class Utterance:
    voice: str
    text: Grounded[str]
    final: bool = False


@tool(uses=retrieval)
async def manual(device: str) -> str | None:
    return WORLD or None


@prompt(model="voice")
async def explain(question: str, text: str) -> AsyncIterator[str]:
    for word in f"{question} {text}".split():
        yield word + " "


class NothingToSay(LookupError):
    pass


class Speaker:
    def __init__(self, voice: str, chunk: int = 3) -> None:
        self.voice = voice
        self.chunk = chunk

    @grounded_pure
    async def chunks(
        self, question: str, text: Grounded[str]
    ) -> AsyncGenerator[Grounded[str], None]:
        buffer: Grounded[str] | None = None
        size = 0
        async for token in explain(question, text):
            buffer = token if buffer is None else buffer + token
            size += 1
            if size == self.chunk:
                yield buffer.strip()
                buffer, size = None, 0
        if buffer is not None:
            yield buffer.strip()

    @agent
    @grounded_pure
    async def speak(self, device: str, question: str) -> AsyncIterator[Utterance]:
        text = await manual(device)
        if text is None:
            raise NothingToSay("there is no manual for this device")
        async with aclosing(self.chunks(question, text)) as chunks:
            async for chunk in chunks:
                yield Utterance(self.voice, chunk)


async def transcript(speaker: Speaker, device: str, question: str) -> list[Utterance]:
    try:
        return [utterance async for utterance in speaker.speak(device, question)]
    except NothingToSay:
        return []


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(transcript(Speaker("anna"), "router", "How do I reset it?"))
