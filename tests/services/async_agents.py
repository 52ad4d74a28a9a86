"""Async agents: TaskGroup, timeouts, and a cancel of what is slow."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)

SITES = {"fast": 0.0, "slow": 0.5}


@tool(uses=retrieval)
async def crawl(site: str, query: str) -> list[Grounded[str]]:
    await asyncio.sleep(SITES[site])
    return [ground(f"{site} says {query} is fine", source=site)]


@prompt(model="qa")
async def ask(query: str, context: str) -> str:
    return context.splitlines()[0]


async def crawl_with_timeout(site: str, query: str, seconds: float) -> list[Grounded[str]]:
    try:
        async with asyncio.timeout(seconds):
            return await crawl(site, query)
    except TimeoutError:
        log.warning("%s is slow", site)
        return []


@grounded_pure
@agent
async def answer(
    query: str, sites: list[str], seconds: float = 0.1
) -> Grounded[str] | InsufficientEvidence:
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(crawl_with_timeout(site, query, seconds)) for site in sites]
    hits: list[Grounded[str]] = []
    for task in tasks:
        hits.extend(task.result())
    if not hits:
        return InsufficientEvidence(reason="all sites are slow")
    return await ask(query, join("\n", hits))


@dataclass
class Batch:
    answers: dict[str, Grounded[str]] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)


@grounded_pure
@agent
async def batch(queries: list[str]) -> Batch:
    results = await asyncio.gather(*(answer(q, ["fast", "slow"]) for q in queries))
    out = Batch()
    for query, result in zip(queries, results):
        if isinstance(result, InsufficientEvidence):
            out.refused.append(query)
        else:
            out.answers[query] = result
    return out


def main() -> None:
    print(asyncio.run(answer("tea", ["fast", "slow"])))
    print(asyncio.run(answer("tea", ["slow"])))
    print(asyncio.run(batch(["a", "b"])))


if __name__ == "__main__":
    main()
