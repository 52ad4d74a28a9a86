"""Press review: per-outlet clients behind a protocol, concurrent fetch with per-outlet errors, sentiment."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)


class Sentiment(Enum):
    POSITIVE = "+"
    NEGATIVE = "-"


class FeedError(Exception):
    pass


@dataclass(frozen=True)
class Clip:
    outlet: str
    headline: str


class Outlet(Protocol):
    name: str

    @tool(uses=retrieval)
    async def clips(self, topic: str) -> list[Grounded[Clip]]: ...


class Times:
    name = "times"

    @tool(uses=retrieval)
    async def clips(self, topic: str) -> list[Grounded[Clip]]:
        await asyncio.sleep(0)
        return [
            ground(Clip("times", f"Praise for {topic}"), source="times/1"),
            ground(Clip("times", f"{topic} fails"), source="times/2"),
        ]


class Broken:
    name = "broken"

    @tool(uses=retrieval)
    async def clips(self, topic: str) -> list[Grounded[Clip]]:
        raise FeedError("timeout")


@prompt(model="sentiment")
async def sentiment(headline: str) -> Sentiment:
    return Sentiment.NEGATIVE if "fails" in headline else Sentiment.POSITIVE


@dataclass
class Rated:
    clip: Grounded[Clip]
    sentiment: Grounded[Sentiment]


@dataclass
class Review:
    topic: str
    positive: list[Rated] = field(default_factory=list)
    negative: list[Rated] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def text(self) -> Grounded[str] | None:
        lines = [
            interpolate("{} {}", r.sentiment.value, r.clip.headline)
            for r in self.positive + self.negative
        ]
        return join("\n", lines) if lines else None


async def fetch(outlet: Outlet, topic: str) -> list[Grounded[Clip]] | None:
    try:
        return await outlet.clips(topic)
    except FeedError:
        log.warning("%s failed", outlet.name)
        return None


async def rate(clip: Grounded[Clip]) -> Rated:
    return Rated(clip, await sentiment(clip.headline))


@grounded_pure
@agent
async def review(topic: str, outlets: list[Outlet]) -> Review:
    positive: list[Rated] = []
    negative: list[Rated] = []
    failed: list[str] = []
    fetched = await asyncio.gather(*(fetch(outlet, topic) for outlet in outlets))
    for outlet, clips in zip(outlets, fetched):
        if clips is None:
            failed.append(outlet.name)
            continue
        for rated in await asyncio.gather(*(rate(clip) for clip in clips)):
            if rated.sentiment == Sentiment.POSITIVE:
                positive.append(rated)
            else:
                negative.append(rated)
    return Review(topic, positive, negative, failed)


@grounded_pure
@agent
async def digest(topic: str, outlets: list[Outlet]) -> Grounded[str] | InsufficientEvidence:
    found = await review(topic, outlets)
    return found.text() or InsufficientEvidence(reason="no clips", missing=tuple(found.failed))


def main() -> None:
    print(asyncio.run(digest("Corvid", [Times(), Broken()])))
    print(asyncio.run(digest("Corvid", [Broken()])))
    print(asyncio.run(review("Corvid", [Times(), Broken()])).failed)


if __name__ == "__main__":
    main()
