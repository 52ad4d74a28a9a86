"""Accepted: methods without a mark that only compute run on content, and what they give is of it."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass
class Paper:
    title: str
    year: int

    def heading(self) -> str:
        return self.title.title()

    def mentions(self, word: str) -> bool:
        return word in self._words()

    def _words(self) -> list[str]:
        return self.title.lower().split()

    @property
    def is_recent(self) -> bool:
        return self.year > 2000

    def __lt__(self, other: Paper) -> bool:
        return self.year < other.year

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Paper) and self.title == other.title

    def __str__(self) -> str:
        return f"{self.title} ({self.year})"

    def __add__(self, other: str) -> str:
        return self.title + other

    def __neg__(self) -> int:
        return -self.year

    def __getitem__(self, key: int) -> str:
        return self.title[key]


@tool(uses=retrieval)
def fetch_paper(i: str) -> Paper:
    return Paper(i, len(i))


@tool(uses=retrieval)
def fetch_papers(i: str) -> list[Paper]:
    return [Paper(i, len(i))]


@agent
@grounded_pure
def heading(i: str = "bees") -> Grounded[str] | InsufficientEvidence:
    paper = fetch_paper(i)
    if not paper.mentions("bees"):
        return InsufficientEvidence(reason="not about bees")
    return paper.heading() + " " + paper[0] + (paper + "!")


@agent
@grounded_pure
def shown(i: str = "bees") -> Grounded[str]:
    return lift(str)(fetch_paper(i))


@agent
@grounded_pure
def oldest(i: str = "bees") -> Grounded[Paper]:
    first = sorted(each(fetch_papers(i)))[0]
    recent = [paper for paper in each(fetch_papers(i)) if paper.is_recent or -paper < 0]
    return min([first, *recent])


@agent
@grounded_pure
def year(i: str = "bees") -> Grounded[int]:
    return -fetch_paper(i)
