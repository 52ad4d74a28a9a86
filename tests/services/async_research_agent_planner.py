"""Async research agent with planner, searchers and writer as injected classes; per-step retries."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)
T = TypeVar("T")


class Transient(Exception):
    pass


FACTS = {"price": "It costs 3 EUR.", "size": "It is 2 m high.", "colour": "It is green."}
fails = iter([True, False, False, False, False, False, False, False, False, False])


class Search:
    def __init__(self, facts: dict[str, str]) -> None:
        self.facts = facts

    @tool(uses=retrieval)
    async def overview(self, topic: str) -> Grounded[str]:
        return ground("Known aspects: " + ", ".join(self.facts), source=f"overview/{topic}")

    @tool(uses=retrieval)
    async def aspect(self, topic: str, aspect: str) -> Grounded[str] | None:
        await asyncio.sleep(0)
        if next(fails):
            raise Transient("busy")
        return ground(self.facts[aspect], source=aspect) if aspect in self.facts else None


class Writer:
    @prompt(model="planner")
    async def plan(self, topic: str, overview: str) -> list[str]:
        return overview.split(": ")[1].split(", ")

    @prompt(model="writer")
    async def write(self, topic: str, notes: str) -> str:
        return f"{topic}: {notes}"


async def retry(call: Callable[[], Awaitable[T]], attempts: int = 3) -> T:
    for attempt in range(attempts - 1):
        try:
            return await call()
        except Transient:
            log.info("attempt %d failed", attempt)
            await asyncio.sleep(0)
    return await call()


@dataclass
class Researcher:
    search: Search
    writer: Writer
    limit: int = 3
    started: list[str] = field(default_factory=list)

    async def note(
        self, topic: str, aspect: Grounded[str], gate: asyncio.Semaphore
    ) -> Grounded[str] | None:
        async with gate:
            return await retry(lambda: self.search.aspect(topic, aspect))

    @grounded_pure
    @agent
    async def run(self, topic: str) -> Grounded[str] | InsufficientEvidence:
        self.started.append(topic)
        overview = await self.search.overview(topic)
        aspects = each(await self.writer.plan(topic, overview))
        gate = asyncio.Semaphore(2)
        notes = await asyncio.gather(*(self.note(topic, a, gate) for a in aspects[: self.limit]))
        known = [n for n in notes if n is not None]
        if not known:
            return InsufficientEvidence(reason="no notes")
        return await self.writer.write(topic, join(" ", known))


def main() -> None:
    researcher = Researcher(Search(FACTS), Writer(), limit=2)
    print(asyncio.run(researcher.run("tent")), researcher.started)


if __name__ == "__main__":
    main()
