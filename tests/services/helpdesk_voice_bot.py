"""Helpdesk voice bot: async pipeline with streaming model output, cancellation by timeout, partial answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

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

logger = logging.getLogger("voice")


@dataclass(frozen=True)
class Snippet:
    topic: str
    text: str
    seconds: float


SNIPPETS = {
    "router": [
        Snippet("router", "Unplug it.", 1.0),
        Snippet("router", "Wait a minute.", 1.5),
        Snippet("router", "Plug it in.", 1.0),
    ],
}


@tool(uses=retrieval)
async def snippets(topic: str) -> list[Grounded[Snippet]]:
    await asyncio.sleep(0)
    return [ground(s, source=f"voice/{topic}/{i}") for i, s in enumerate(SNIPPETS.get(topic, []))]


@prompt(model="speaker")
async def speak(text: str) -> str:
    await asyncio.sleep(0)
    return text.upper()


class VoiceBot:
    def __init__(self, max_seconds: float) -> None:
        self.max_seconds = max_seconds
        self.calls = 0

    async def _utterances(self, topic: str) -> AsyncIterator[Grounded[str]]:
        used = 0.0
        for snippet in await snippets(topic):
            if used + snippet.seconds > self.max_seconds:
                logger.info("cut off")
                return
            used += float(snippet.seconds)
            yield await speak(snippet.text)

    @grounded_pure
    async def call(self, topic: str) -> Grounded[str] | InsufficientEvidence:
        self.calls += 1
        parts: list[Grounded[str]] = []
        try:
            async with asyncio.timeout(1.0):
                async for utterance in self._utterances(topic):
                    parts.append(utterance)
        except TimeoutError:
            logger.warning("timeout")
        if not parts:
            return InsufficientEvidence(reason="nothing to say")
        return join(" ", parts)

    @grounded_pure
    async def menu(self, topics: list[str]) -> list[Grounded[str]]:
        results = await asyncio.gather(*[snippets(t) for t in topics])
        return [interpolate("{}: {}", r[0].topic, r[0].text) for r in results if r]


async def main() -> None:
    bot = VoiceBot(3.0)
    print(await bot.call("router"))
    print(await bot.call("toaster"))
    print(await bot.menu(["router", "toaster"]))
    print(bot.calls)


if __name__ == "__main__":
    asyncio.run(main())
