"""Work queue: async workers take jobs from a queue, results are collected in order."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

DOCS = {"a": "Alpha is first.", "b": "Beta is second.", "g": "Gamma is third."}


@tool(uses=retrieval)
async def fetch(key: str) -> Grounded[str] | None:
    await asyncio.sleep(0.001)
    return ground(DOCS[key], source=key) if key in DOCS else None


@prompt(model="short")
async def shorten(text: str) -> str:
    await asyncio.sleep(0.001)
    return text.split()[0]


@dataclass
class Job:
    index: int
    key: str


@dataclass
class Outcome:
    job: Job
    text: Grounded[str] | None = None


async def process(job: Job) -> Outcome:
    doc = await fetch(job.key)
    if doc is None:
        return Outcome(job)
    return Outcome(job, await shorten(doc))


async def worker(queue: asyncio.Queue[Job], outcomes: list[Outcome]) -> None:
    while not queue.empty():
        job = await queue.get()
        outcomes.append(await process(job))
        queue.task_done()


@grounded_pure
@agent
async def run(keys: list[str], workers: int = 2) -> list[Outcome]:
    queue: asyncio.Queue[Job] = asyncio.Queue()
    for index, key in enumerate(keys):
        queue.put_nowait(Job(index, key))
    outcomes: list[Outcome] = []
    await asyncio.gather(*(worker(queue, outcomes) for _ in range(workers)))
    return sorted(outcomes, key=lambda o: o.job.index)


@grounded_pure
@agent
async def combined(keys: list[str]) -> Grounded[str] | InsufficientEvidence:
    texts = [o.text for o in await run(keys) if o.text is not None]
    if not texts:
        return InsufficientEvidence(reason="nothing was found")
    return join(", ", texts)


def main() -> None:
    print(asyncio.run(run(["a", "x", "g"])))
    print(asyncio.run(combined(["a", "b"])), asyncio.run(combined(["q"])))


if __name__ == "__main__":
    main()
