"""Refused: which of the two it was depends on the text of the entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""
Origin = Literal["faq", "docs"]


@dataclass(frozen=True)
class FaqEntry:
    question: str
    answer: str


@dataclass(frozen=True)
class Answer:
    origin: Origin
    text: Grounded[str]


@tool(uses=retrieval)
def lookup_faq(question: str) -> FaqEntry | None:
    lines = WORLD.splitlines()
    return FaqEntry(question, lines[0]) if lines else None


@tool(uses=retrieval)
def search_docs(question: str) -> list[str]:
    return [line for line in WORLD.splitlines() if line]


@prompt(model="small")
def answer_from_docs(question: str, docs: str) -> str:
    return f"{question} {docs}"


class HelpCenter:
    def __init__(self, product: str) -> None:
        self.product = product

    def _qualify(self, question: str) -> str:
        return question if self.product in question else f"{self.product}: {question}"

    @agent
    @grounded_pure
    def answer(self, question: str) -> Answer | InsufficientEvidence:
        query = self._qualify(question)
        entry = lookup_faq(query)
        if entry is not None and not entry.answer.startswith("The"):
            return Answer("faq", entry.answer)  # E: grounded-laundering
        docs = each(search_docs(query))
        if not docs:
            return InsufficientEvidence(reason="not documented")
        return Answer("docs", answer_from_docs(query, join("\n", docs)))  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return HelpCenter("Corvid").answer("How do I log in?")
