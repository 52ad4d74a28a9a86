"""Async retrieval with records and gather, results zipped with their queries."""

from __future__ import annotations

import asyncio
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


@dataclass(frozen=True)
class Fact:
    text: str
    year: int


FACTS = {
    "bees": [Fact("Bees dance.", 1920)],
    "ants": [Fact("Ants farm.", 1950), Fact("Ants march.", 1990)],
}


@tool(uses=retrieval)
async def facts(topic: str) -> list[Grounded[Fact]]:
    await asyncio.sleep(0)
    return [ground(f, source=f"{topic}/{f.year}") for f in FACTS.get(topic, [])]


@prompt(model="m")
async def essay(title: str, text: str) -> str:
    return f"{title}: {text}"


@dataclass
class Section:
    topic: str
    facts: list[Grounded[Fact]]

    def newest(self) -> Grounded[Fact] | None:
        return max(self.facts, key=lambda f: f.year, default=None)


async def section(topic: str) -> Section:
    return Section(topic, await facts(topic))


@grounded_pure
async def write(title: str, topics: list[str]) -> Grounded[str] | InsufficientEvidence:
    sections = await asyncio.gather(*(section(t) for t in topics))
    parts: list[Grounded[str]] = []
    for s in sections:
        newest = s.newest()
        if newest is None:
            continue
        parts.append(interpolate("{}: {}", s.topic, newest.text))
    if not parts:
        return InsufficientEvidence(reason="no facts")
    return await essay(title, join(" ", parts))


@grounded_pure
async def by_topic(topics: list[str]) -> dict[str, list[Grounded[str]]]:
    batches = await asyncio.gather(*(facts(t) for t in topics))
    return {topic: [f.text for f in batch] for topic, batch in zip(topics, batches)}


async def main() -> None:
    print(await write("Insects", ["bees", "ants", "flies"]))
    print(await write("Stars", ["sun"]))
    print(await by_topic(["bees", "flies"]))


if __name__ == "__main__":
    asyncio.run(main())
