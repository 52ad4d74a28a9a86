"""Accepted: searches policies, and drops paragraphs that say the same."""

from __future__ import annotations

import re
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Paragraph:
    doc_id: str
    text: str
    score: float


@dataclass
class Stats:
    searches: int = 0
    duplicates: int = 0


@tool(uses=retrieval)
def search(query: str, page_size: int) -> list[Paragraph]:  # N: grounded-declaration
    lines = WORLD.splitlines()[:page_size]
    return [Paragraph(f"doc-{i % 2}", line, 1 / (i + 1)) for i, line in enumerate(lines)]


@prompt(model="small")
def answer_with(question: str, paragraphs: str) -> str:
    return f"{question} | {paragraphs}"


_SPACES = re.compile(r"\W+")


def fingerprint(text: str) -> str:
    return _SPACES.sub(" ", text.lower()).strip()[:12]


class PolicySearch:
    def __init__(self, page_size: int = 10) -> None:
        self.page_size = page_size
        self.stats = Stats()

    @grounded_pure
    def _unique(self, paragraphs: list[Grounded[Paragraph]]) -> list[Grounded[Paragraph]]:
        seen: set[Grounded[str]] = set()
        unique: list[Grounded[Paragraph]] = []
        for paragraph in paragraphs:
            key = lift(fingerprint)(paragraph.text)
            if not key or key in seen:
                continue
            seen.add(key)
            unique.append(paragraph)
        return unique

    @agent
    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        self.stats.searches += 1
        found = each(search(question, self.page_size))
        unique = self._unique(found)
        if len(unique) == 0:
            return InsufficientEvidence(reason="nothing found")
        return answer_with(question, join("\n", [p.text for p in unique]))


def main(content: str) -> object:
    global WORLD
    WORLD = content
    service = PolicySearch()
    return service.answer("remote work"), service.stats
