"""Refused: the numbers that the answer mentions are returned."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from corvid_runtime import (
    Grounded,
    agent,
    each,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


class Source(NamedTuple):
    title: str
    url: str
    text: str
    year: int


@dataclass(frozen=True)
class CitedAnswer:
    question: str
    asked_on: date
    text: Grounded[str]
    citations: list[Grounded[str]]
    cited: tuple[int, ...]


@tool(uses=retrieval)
def search_sources(query: str, since: int) -> list[Source]:  # N: grounded-declaration
    rows = [row for row in WORLD.splitlines() if row]
    return [Source(row[:6], f"https://x/{len(row)}", row, 2000 + len(row) % 25) for row in rows]


@prompt(model="cite")
def cite_answer(question: str, sources: str) -> str:
    last = 1 + len(sources) % 3
    return f"{question} {sources} [1] [{last}]"


def marker(number: int) -> str:
    return f"[{number}]"


def clean_url(url: str) -> str:
    return url.split("?", 1)[0].rstrip("/")


class CitationService:
    def __init__(self, today: date, since: int = 2005) -> None:
        self.today = today
        self.since = since

    @agent
    @grounded_pure
    def answer(self, question: str) -> CitedAnswer | InsufficientEvidence:
        recent = [s for s in each(search_sources(question, self.since)) if s.year >= self.since]
        recent.sort(key=lambda s: (-s.year, s.title))
        if not recent:
            return InsufficientEvidence(reason="no recent source")
        text = cite_answer(question, join("\n", [s.text for s in recent]))
        citations = [
            interpolate("{} {} <{}>", marker(n), source.title, lift(clean_url)(source.url))
            for n, source in enumerate(recent, start=1)
        ]
        cited = tuple(n for n in range(1, len(recent) + 1) if marker(n) in text)
        return CitedAnswer(question, self.today, text, citations, cited)  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return CitationService(date(2024, 5, 1)).answer("Does aspirin help?")
