"""Accepted: document assistants that share one way of working."""

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
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        query = self.rewrite(question)
        self.log.info("searching %s for %s", self.collection, query)
        selected = self.select(each(search(self.collection, query)))
        if selected is None:
            return InsufficientEvidence(reason="no suitable passage", missing=())
        return generate(self.persona, question, selected)


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
