"""Academic papers: repository generic over the entity, dedup by DOI, ranking with heapq.nlargest."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Paper:
    doi: str
    title: str
    year: int
    citations: int


class Repository(Protocol):
    @grounded_pure
    def find(self, query: str) -> list[Grounded[Paper]]: ...


ARXIV = [
    Paper("10.1/a", "Attention in bees", 2019, 40),
    Paper("10.1/b", "Bee navigation", 2021, 12),
]
PUBMED = [Paper("10.1/a", "Attention in bees", 2019, 40), Paper("10.1/c", "Bee viruses", 2015, 90)]


class ArxivRepository:
    @tool(uses=retrieval)
    def find(self, query: str) -> list[Grounded[Paper]]:
        return [
            ground(p, source="arxiv:" + p.doi) for p in ARXIV if query.lower() in p.title.lower()
        ]


class PubmedRepository:
    @tool(uses=retrieval)
    def find(self, query: str) -> list[Grounded[Paper]]:
        return [
            ground(p, source="pubmed:" + p.doi) for p in PUBMED if query.lower() in p.title.lower()
        ]


class Federated:
    def __init__(self, parts: Sequence[Repository]) -> None:
        self.parts = parts

    def find(self, query: str) -> list[Grounded[Paper]]:
        found: list[Grounded[Paper]] = []
        for part in self.parts:
            found += part.find(query)
        return found


@prompt(model="scholar")
def review(question: str, papers: str) -> str:
    return f"Review of {question}:\n{papers}"


def dedup(papers: list[Grounded[Paper]]) -> list[Grounded[Paper]]:
    seen = set()
    unique = []
    for paper in papers:
        if paper.doi in seen:
            continue
        seen.add(paper.doi)
        unique.append(paper)
    return unique


def impact(paper: Grounded[Paper], this_year: int = 2024) -> Grounded[float]:
    age = lift(max)(1, this_year - paper.year)
    return paper.citations / age


class Librarian:
    def __init__(self, papers: Federated, top: int = 2) -> None:
        self.papers = papers
        self.top = top

    @grounded_pure
    def literature(self, query: str) -> Grounded[str] | InsufficientEvidence:
        unique = dedup(self.papers.find(query))
        best = heapq.nlargest(self.top, unique, key=impact)
        if not best:
            return InsufficientEvidence(reason="no papers")
        lines = [interpolate("{} ({}), doi:{}", p.title, p.year, p.doi) for p in best]
        return review(query, join("\n", lines))


def main() -> None:
    librarian = Librarian(Federated([ArxivRepository(), PubmedRepository()]))
    result = librarian.literature("bee")
    print(result)
    if not isinstance(result, InsufficientEvidence):
        print([s.source for s in result.sources().retrievals()])
    print(librarian.literature("whales"))


if __name__ == "__main__":
    main()
