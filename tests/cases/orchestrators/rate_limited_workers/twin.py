"""Refused: a list of the questions that were answered with yes is kept."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("workers")


class RateLimiter:
    def __init__(self, parallel: int, pause: float) -> None:
        self._semaphore = asyncio.Semaphore(parallel)
        self._pause = pause

    async def __aenter__(self) -> None:
        await self._semaphore.acquire()

    async def __aexit__(self, *exc_info: object) -> None:
        await asyncio.sleep(self._pause)
        self._semaphore.release()


@tool(uses=retrieval)
async def statute(question: str) -> str | None:
    await asyncio.sleep(0)
    return f"{WORLD[0]} § {len(question)}" if WORLD[0] else None


@prompt(model="legal")
async def advise(question: str, statute_text: str) -> str:
    await asyncio.sleep(0)
    return f"{question}: {statute_text}"


@dataclass
class Workers:
    limiter: RateLimiter
    count: int = 2
    finished: dict[str, Grounded[str] | InsufficientEvidence] = field(default_factory=dict)
    confirmed: list[str] = field(default_factory=list)

    @agent
    @grounded_pure
    async def advise(self, question: str) -> Grounded[str] | InsufficientEvidence:
        async with self.limiter:
            found = await statute(question)
            if found is None:
                return InsufficientEvidence(reason="no statute", missing=(question,))
            return await advise(question, found)

    @grounded_pure
    async def _work(self, queue: asyncio.Queue[str]) -> None:
        while not queue.empty():
            question = queue.get_nowait()
            self.finished[question] = advice = await self.advise(question)
            if not isinstance(advice, InsufficientEvidence) and "yes" in advice:
                self.confirmed.append(question)  # E: grounded-laundering
            logger.info("%d questions left", queue.qsize())

    @grounded_pure
    async def run(self, questions: list[str]) -> list[Grounded[str] | InsufficientEvidence]:
        queue: asyncio.Queue[str] = asyncio.Queue()
        for question in questions:
            queue.put_nowait(question)
        await asyncio.gather(*(self._work(queue) for _ in range(self.count)))  # E: grounded-laundering
        return [self.finished[question] for question in questions]


async def run(questions: list[str]) -> object:
    workers = Workers(RateLimiter(2, 0.0))
    return await workers.run(questions), sorted(workers.finished), sorted(workers.confirmed)


def main(content: str) -> object:
    WORLD[0] = content
    return asyncio.run(run(["May I sublet", "Who pays", "When can I leave"]))
