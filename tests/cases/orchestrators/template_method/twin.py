"""Refused: the rank of the selected passage is returned as a number."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod

from corvid_runtime import Grounded, agent, each, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]


@tool(uses=retrieval)
def search(collection: str, query: str) -> list[str]:
    return [f"{collection}[{i}] {WORLD[0][i:]}" for i in range(3)]


@prompt(model="large")
def generate(persona: str, question: str, context: str) -> str:
    return f"({persona}) {question}: {context}"


class DocumentAssistant(ABC):
    collection: str = "general"
    persona: str = "a helpful assistant"

    def __init__(self) -> None:
        self.log = logging.getLogger(type(self).__name__)

    def rewrite(self, question: str) -> str:
        return question.strip().rstrip("?")

    @abstractmethod
    @grounded_pure
    def select(self, passages: list[Grounded[str]]) -> Grounded[str] | None: ...

    @agent
    @grounded_pure
    def answer(self, question: str) -> dict[str, Grounded[str] | int] | InsufficientEvidence:
        query = self.rewrite(question)
        self.log.info("searching %s for %s", self.collection, query)
        passages = each(search(self.collection, query))
        selected = self.select(passages)
        if selected is None:
            return InsufficientEvidence(reason="no suitable passage", missing=())
        rank = next(i for i, p in enumerate(passages) if p == selected)
        return {"answer": generate(self.persona, question, selected), "rank": rank}  # E: grounded-laundering


class TaxAssistant(DocumentAssistant):
    collection = "tax"
    persona = "a careful tax adviser"
    years = ("17", "93", "2")

    def rewrite(self, question: str) -> str:
        return "tax " + super().rewrite(question)

    @grounded_pure
    def select(self, passages: list[Grounded[str]]) -> Grounded[str] | None:
        dated = [p for p in passages if any(year in p for year in self.years)]
        return dated[0] if dated else None


class TravelAssistant(DocumentAssistant):
    collection = "travel"

    @grounded_pure
    def select(self, passages: list[Grounded[str]]) -> Grounded[str] | None:
        return max(passages, default=None)


def main(content: str) -> object:
    WORLD[0] = content
    assistants: list[DocumentAssistant] = [TaxAssistant(), TravelAssistant()]
    return [assistant.answer("Is a home office deductible?") for assistant in assistants]
