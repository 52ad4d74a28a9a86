"""Accepted: asks the indexes of several departments at once, a few at a time."""

import asyncio
import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("fanout")


@dataclass(frozen=True)
class Hit:
    department: str
    text: str
    score: float


class SearchClient:
    def __init__(self, departments: list[str], parallel: int) -> None:
        self.departments = departments
        self._semaphore = asyncio.Semaphore(parallel)

    @tool(uses=retrieval)
    async def search(self, department: str, query: str) -> list[Hit]:
        async with self._semaphore:
            await asyncio.sleep(0)
            base = len(WORLD[0]) + len(department)
            return [Hit(department, f"{WORLD[0]} {i}", (base * i) % 10 / 10) for i in (1, 2, 3)]


@prompt(model="large")
async def synthesise(query: str, context: str) -> str:
    return f"{query}: {context}"


class Desk:
    def __init__(self, client: SearchClient, threshold: float = 0.2) -> None:
        self.client = client
        self.threshold = threshold

    @grounded_pure
    async def gather_hits(self, query: str) -> list[Grounded[Hit]]:
        results = await asyncio.gather(
            *(self.client.search(d, query) for d in self.client.departments)
        )
        hits = [hit for result in results for hit in each(result) if hit.score >= self.threshold]
        return sorted(hits, key=lambda hit: hit.score, reverse=True)

    @agent
    @grounded_pure
    async def answer(self, query: str) -> Grounded[str] | InsufficientEvidence:
        hits = await self.gather_hits(query)
        if not hits:
            logger.info("nothing for %r", query)
            return InsufficientEvidence(reason="no department knows", missing=())
        context = lift("\n".join)([hit.department + ": " + hit.text for hit in hits[:4]])
        return await synthesise(query, context)


async def run(query: str) -> object:
    client = SearchClient(["hr", "legal", "finance"], parallel=2)
    return await Desk(client).answer(query)


def main(content: str) -> object:
    WORLD[0] = content
    return asyncio.run(run("parental leave"))
