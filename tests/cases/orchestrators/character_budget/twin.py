"""Refused: the characters used are returned as a number."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("budget")
WORLD = ""


@dataclass(frozen=True)
class Hit:
    text: str
    score: float


@dataclass(frozen=True)
class Usage:
    question_chars: int
    context_budget: int


@dataclass(frozen=True)
class Reply:
    text: Grounded[str]
    usage: Usage


@tool(uses=retrieval)
def search(query: str, limit: int) -> list[Hit]:
    return [Hit(t, (len(t) % 13) / 13) for t in WORLD.splitlines()[:limit] if t]


@prompt(model="small")
def complete(question: str, context: str) -> str:
    return f"{question}\n{context}"


class CompactQA:
    def __init__(self, total_chars: int = 100, limit: int = 10) -> None:
        self.total_chars = total_chars
        self.limit = limit

    @agent
    @grounded_pure
    def answer(self, question: str) -> Reply | InsufficientEvidence:
        budget = self.total_chars - len(question)
        if budget <= 0:
            return InsufficientEvidence(reason="the question is too long")
        ranked = sorted(each(search(question, self.limit)), key=lambda h: h.score, reverse=True)
        remaining = budget
        kept: list[Grounded[Hit]] = []
        for hit in ranked:
            if len(hit.text) > remaining:
                continue
            remaining -= len(hit.text)
            kept.append(hit)
        if not kept:
            return InsufficientEvidence(reason="no passage fits")
        text = complete(question, join("\n", [h.text for h in kept]))
        return Reply(text, Usage(len(question), budget - remaining))  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return CompactQA().answer("What does the warranty cover?")
