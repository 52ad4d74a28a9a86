"""Research assistant: concurrent paper summaries, bounded by a semaphore, as_completed."""

import asyncio
import logging
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

logger = logging.getLogger("papers")


@dataclass(frozen=True)
class Paper:
    title: str
    abstract: str
    citations: int


PAPERS = [
    Paper("Attention", "We propose the transformer.", 100000),
    Paper("Adam", "We introduce an optimizer.", 90000),
    Paper("Obscure", "We consider a lemma.", 2),
]


class ModelUnavailable(Exception):
    pass


@tool(uses=retrieval)
async def search_papers(query: str) -> list[Grounded[Paper]]:
    return [ground(p, source=f"arxiv:{p.title}") for p in PAPERS]


@prompt(model="summarizer")
async def summarize(title: str, abstract: str) -> str:
    await asyncio.sleep(0.001 * len(title))
    if title == "Obscure":
        raise ModelUnavailable
    return abstract.removeprefix("We ").capitalize()


@prompt(model="writer")
async def write_review(topic: str, summaries: str) -> str:
    return f"On {topic}:\n{summaries}"


class Reviewer:
    def __init__(self, concurrency: int, min_citations: int = 0) -> None:
        self._semaphore = asyncio.Semaphore(concurrency)
        self.min_citations = min_citations

    async def _summary(self, paper: Grounded[Paper]) -> Grounded[str] | None:
        async with self._semaphore:
            try:
                text = await summarize(paper.title, paper.abstract)
            except ModelUnavailable:
                logger.warning("skipping a paper")
                return None
        return interpolate("{}: {}", paper.title, text)

    @grounded_pure
    async def review(self, topic: str) -> Grounded[str] | InsufficientEvidence:
        papers = await search_papers(topic)
        relevant = [p for p in papers if p.citations >= self.min_citations]
        if not relevant:
            return InsufficientEvidence(reason="no papers")
        summaries = await asyncio.gather(*(self._summary(p) for p in relevant))
        usable = [s for s in summaries if s is not None]
        if not usable:
            return InsufficientEvidence(reason="no summary could be made")
        return await write_review(topic, join("\n", usable))

    @grounded_pure
    async def first_summary(self, topic: str) -> Grounded[str] | None:
        papers = await search_papers(topic)
        tasks = [asyncio.create_task(self._summary(p)) for p in papers]
        for done in asyncio.as_completed(tasks):
            summary = await done
            if summary is not None:
                return summary
        return None


async def main() -> None:
    reviewer = Reviewer(2)
    print(await reviewer.review("deep learning"))
    print(await reviewer.first_summary("deep learning"))
    print(await Reviewer(1, min_citations=10**9).review("nothing"))


if __name__ == "__main__":
    asyncio.run(main())
