"""Refused: the providers without a good result are returned by name."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Result:
    title: str
    score: float


@dataclass(frozen=True)
class Page:
    providers: list[str]
    results: list[Grounded[Result]]
    digest: Grounded[str]
    quiet: list[str] = field(default_factory=list)


async def provider_rows(provider: str) -> AsyncIterator[str]:
    for word in WORLD.split():
        await asyncio.sleep(0)
        yield f"{provider}/{word}"


class MetaSearch:
    def __init__(self, providers: list[str], keep: int = 3) -> None:
        self.providers = providers
        self.keep = keep

    @tool(uses=retrieval)
    async def stream(self, provider: str, query: str) -> AsyncIterator[Result]:
        async for row in provider_rows(provider):
            yield Result(row, (len(row) * 7 % 10) / 10)

    @prompt(model="small")
    async def digest(self, query: str, titles: str) -> str:
        return f"{query}: {titles}"

    @grounded_pure
    async def best_of(self, provider: str, query: str) -> list[Grounded[Result]]:
        best: list[Grounded[Result]] = []
        async for result in self.stream(provider, query):
            best.append(result)
            best.sort(key=lambda r: r.score, reverse=True)
            del best[self.keep :]
        return best

    @agent
    @grounded_pure
    async def search(self, query: str) -> Page | InsufficientEvidence:
        lists = await asyncio.gather(*(self.best_of(p, query) for p in self.providers))
        merged = sorted((r for best in lists for r in best), key=lambda r: r.score, reverse=True)
        top = merged[: self.keep]
        if not top:
            return InsufficientEvidence(reason="no provider has results", missing=())
        text = await self.digest(query, lift(", ".join)([r.title for r in top]))
        quiet = [p for p, best in zip(self.providers, lists) if not any(r in top for r in best)]
        return Page(list(self.providers), top, text, quiet)  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(MetaSearch(["a", "bb", "ccc"]).search("inheritance tax"))
