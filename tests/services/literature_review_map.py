"""Literature review: map-reduce over papers, sections by theme."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Paper:
    doi: str
    title: str
    authors: tuple[str, ...]
    year: int
    abstract: str


PAPERS = [
    Paper("10.1/a", "Sleep and memory", ("Ng", "Li"), 2018, "Sleep helps memory. n=40."),
    Paper("10.1/b", "Caffeine", ("Ode",), 2021, "Caffeine harms sleep. n=12."),
    Paper("10.1/c", "Naps", ("Li",), 2022, "Naps help memory. n=90."),
]


@tool(uses=retrieval)
async def search_papers(topic: str, page: int, size: int = 2) -> list[Grounded[Paper]]:
    matching = [p for p in PAPERS if topic in p.abstract.lower()]
    return [ground(p, source=f"doi:{p.doi}") for p in matching[page * size : (page + 1) * size]]


@prompt(model="reader")
async def extract(theme: str, abstract: str) -> str:
    return abstract.split(".")[0] + "."


@prompt(model="writer")
async def synthesize(theme: str, notes: str) -> str:
    return f"On {theme}: {notes}"


async def all_pages(topic: str) -> list[Grounded[Paper]]:
    papers: list[Grounded[Paper]] = []
    page = 0
    while True:
        batch = await search_papers(topic, page)
        if not batch:
            break
        papers.extend(batch)
        page += 1
    return papers


def cite(paper: Grounded[Paper]) -> Grounded[str]:
    first = paper.authors[0]
    if len(paper.authors) > 1:
        return interpolate("{} et al. ({})", first, paper.year)
    return interpolate("{} ({})", first, paper.year)


@dataclass
class Section:
    theme: str
    text: Grounded[str] | InsufficientEvidence


async def write_section(theme: str, limit: asyncio.Semaphore) -> Section:
    papers = await all_pages(theme)
    if not papers:
        return Section(theme, InsufficientEvidence(reason="no papers"))
    notes: list[Grounded[str]] = []
    for paper in sorted(papers, key=lambda p: p.year):
        async with limit:
            note = await extract(theme, paper.abstract)
        notes.append(note + " " + cite(paper))
    return Section(theme, await synthesize(theme, join(" ", notes)))


@grounded_pure
@agent
async def review(themes: list[str]) -> list[Section]:
    limit = asyncio.Semaphore(2)
    return await asyncio.gather(*(write_section(theme, limit) for theme in themes))


def main() -> None:
    for section in asyncio.run(review(["memory", "sleep", "quantum"])):
        print(section.theme, "|", section.text)


if __name__ == "__main__":
    main()
