"""Accepted: answers with numbered citations."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("citations")


@dataclass(frozen=True)
class Paper:
    title: str
    year: int
    abstract: str


@dataclass(frozen=True)
class Citation:
    number: int
    title: Grounded[str]
    year: Grounded[int]


@dataclass(frozen=True)
class CitedAnswer:
    text: Grounded[str]
    citations: tuple[Citation, ...]


@tool(uses=retrieval)
def search_papers(query: str, limit: int) -> list[Paper]:
    return [
        Paper(f"{WORLD[0]} study {n}", 2000 + len(WORLD[0]) + n, f"On {WORLD[0]}")
        for n in range(limit)
    ]


@prompt(model="science")
def write(question: str, numbered: str) -> str:
    marks = "[1] [3]" if "17" in numbered else "[2]"
    return f"{question} {marks}"


def normalised(question: str) -> str:
    return question.strip().capitalize()


class LiteratureReview:
    line = "[{number}] {title} ({year}): {abstract}"

    def __init__(self, limit: int = 3) -> None:
        self.limit = limit

    @grounded_pure
    def numbered(self, papers: list[Grounded[Paper]]) -> Grounded[str]:
        lines = [
            lift(self.line.format)(number=n, title=p.title, year=p.year, abstract=p.abstract)
            for n, p in enumerate(papers, start=1)
        ]
        return lift("\n".join)(lines)

    @agent
    @grounded_pure
    def answer(self, question: str) -> CitedAnswer | InsufficientEvidence:
        question = normalised(question)
        papers = each(search_papers(question, self.limit))
        if not papers:
            return InsufficientEvidence(reason="no papers", missing=(question,))
        papers.sort(key=lambda paper: paper.year, reverse=True)
        text = write(question, self.numbered(papers))
        citations = tuple(Citation(n, p.title, p.year) for n, p in enumerate(papers, start=1))
        logger.debug("%d citations", len(citations))
        return CitedAnswer(text, citations)


def main(content: str) -> object:
    WORLD[0] = content
    return LiteratureReview().answer("does coffee help?")
