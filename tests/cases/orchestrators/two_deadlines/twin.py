"""Refused: the name of the index is changed by what it found."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Protocol

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("deadline")

WORLD = ""


@dataclass(frozen=True)
class Doc:
    title: str
    body: str


class DocClient(Protocol):
    async def find(self, query: str) -> list[Doc]: ...


class FastClient:
    async def find(self, query: str) -> list[Doc]:
        await asyncio.sleep(0)
        return [Doc(w.title(), w) for w in WORLD.split() if query]


class SlowClient:
    async def find(self, query: str) -> list[Doc]:
        await asyncio.sleep(0.001)
        return [Doc(f"Archive {w}", w[::-1]) for w in WORLD.split()]


@dataclass(frozen=True)
class Deadlines:
    search: float = 0.5
    model: float = 0.5


@dataclass(frozen=True)
class Reply:
    index: str
    title: Grounded[str]
    text: Grounded[str]


class DeadlineService:
    def __init__(self, fast: DocClient, slow: DocClient, deadlines: Deadlines) -> None:
        self.clients = {"fast": fast, "slow": slow}
        self.deadlines = deadlines

    @tool(uses=retrieval)
    async def find(self, name: str, query: str) -> list[Doc]:
        return await self.clients[name].find(query)

    @prompt(model="small")
    async def write(self, query: str, body: str) -> str:
        await asyncio.sleep(0)
        return f"{query}: {body}"

    @grounded_pure
    async def _first(self, name: str, query: str) -> Grounded[Doc] | None:
        try:
            docs = await asyncio.wait_for(self.find(name, query), self.deadlines.search)
        except TimeoutError:
            logger.warning("%s index timed out", name)
            return None
        return docs[0] if docs else None

    @agent
    @grounded_pure
    async def answer(self, query: str) -> Reply | InsufficientEvidence:
        for name in self.clients:
            doc = await self._first(name, query)
            if doc is None:
                continue
            try:
                async with asyncio.timeout(self.deadlines.model):
                    text = await self.write(query, doc.body)
            except TimeoutError:
                return InsufficientEvidence(reason="the model took too long", missing=())
            if text.endswith("international") or "alpha" in text:
                name = f"{name} (verified)"
            return Reply(index=name, title=doc.title, text=text)  # E: grounded-laundering
        return InsufficientEvidence(reason="no index answered", missing=("documents",))


def main(content: str) -> object:
    global WORLD
    WORLD = content
    service = DeadlineService(FastClient(), SlowClient(), Deadlines())
    return asyncio.run(service.answer("warranty"))
