"""Refused: the questions that were answered are returned as plain text."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)
WORLD = ""


@dataclass(frozen=True)
class Chunk:
    doc: str
    text: str
    score: float


@dataclass(frozen=True)
class Report:
    question: str
    sub_questions: list[str]
    parts: list[Grounded[str]]
    summary: Grounded[str]


@tool(uses=retrieval)
async def vector_search(query: str, k: int) -> list[Chunk]:
    await asyncio.sleep(0)
    rows = [line for line in WORLD.splitlines() if line]
    return [
        Chunk(f"d{i}", row, ((len(row) + len(query)) % 10) / 10) for i, row in enumerate(rows[:k])
    ]


@prompt(model="small")
async def decompose(question: str) -> str:
    return f"What is {question}\nWhy {question}"


@prompt(model="small")
async def answer_part(question: str, context: str) -> str:
    return f"{question}: {context}" if context else "UNKNOWN"


@prompt(model="large")
async def summarise(question: str, parts: str) -> str:
    return f"{question}\n{parts}"


def split_lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


class Researcher:
    def __init__(self, concurrency: int = 2, min_score: float = 0.3) -> None:
        self._gate = asyncio.Semaphore(concurrency)
        self._min_score = min_score

    @grounded_pure
    async def _part(self, sub_question: str) -> Grounded[str]:
        async with self._gate:
            hits = await vector_search(sub_question, 8)
            strong = [c.text for c in each(hits) if c.score >= self._min_score]
            log.debug("%s: %d strong hits", sub_question, len(strong))
            return await answer_part(sub_question, join("\n", strong))

    @agent
    @grounded_pure
    async def research(self, question: str) -> Report | InsufficientEvidence:
        subs = split_lines(await decompose(question))
        parts = await asyncio.gather(*(self._part(sub) for sub in subs))
        known = [p for p in parts if p != "UNKNOWN"]
        if not known:
            return InsufficientEvidence(reason="no sub-question could be answered")
        summary = await summarise(question, join("\n", known))
        answered = [sub for sub, part in zip(subs, parts) if part != "UNKNOWN"]
        return Report(question, answered, known, summary)  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(Researcher().research("churn rises"))
