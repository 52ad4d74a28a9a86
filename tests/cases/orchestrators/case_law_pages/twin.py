"""Refused: the number of the last page is returned."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("pages")
WORLD = ""
PAGE_SIZE = 2


@dataclass(frozen=True)
class Ruling:
    court: str
    text: str
    score: float


@dataclass(frozen=True)
class Digest:
    query: str
    page_size: int
    pages: int
    rulings: list[Grounded[str]]
    summary: Grounded[str]


@tool(uses=retrieval)
def rulings_page(query: str, page: int) -> list[Ruling]:
    lines = [line for line in WORLD.splitlines() if line]
    chunk = lines[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]
    return [Ruling("BGH", line, (len(line) % 11) / 11) for line in chunk]


@prompt(model="legal")
def summarise(query: str, rulings: str) -> str:
    return f"{query}: {rulings}"


class CaseLawSearch:
    def __init__(self, max_pages: int = 5, wanted: int = 2, min_score: float = 0.3) -> None:
        self.max_pages = max_pages
        self.wanted = wanted
        self.min_score = min_score

    @agent
    @grounded_pure
    def digest(self, query: str) -> Digest | InsufficientEvidence:
        kept: list[Grounded[Ruling]] = []
        page = 0
        while page < self.max_pages and len(kept) < self.wanted:
            batch = each(rulings_page(query, page))
            page += 1
            if not batch:
                break
            kept.extend(r for r in batch if r.score >= self.min_score)
        log.info("digest for %r", query)
        if not kept:
            return InsufficientEvidence(reason="no ruling is relevant enough")
        kept = kept[: self.wanted]
        summary = summarise(query, join("\n\n", [r.text for r in kept]))
        return Digest(query, PAGE_SIZE, page, [r.text for r in kept], summary)  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return CaseLawSearch().digest("warranty exclusion")
