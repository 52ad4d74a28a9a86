"""Accepted: answers from a retriever behind a protocol, with a ranking of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Protocol

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Candidate:
    text: str
    bm25: float
    fresh: float


class Retriever(Protocol):
    name: str

    @grounded_pure
    def search(self, query: str) -> Grounded[list[Candidate]]: ...


@tool(uses=retrieval)
def keyword_index(query: str) -> list[Candidate]:
    return [Candidate(x, len(x) % 9 / 9, len(x) % 4 / 4) for x in WORLD.splitlines() if x]


class KeywordRetriever:
    name = "bm25"

    @grounded_pure
    def search(self, query: str) -> Grounded[list[Candidate]]:
        return keyword_index(query.lower())


@prompt(model="small")
def respond(question: str, context: str) -> str:
    return f"{question}\n{context}"


class BaseAnswerer(ABC):
    def __init__(self, retriever: Retriever, top_k: int = 2) -> None:
        self.retriever = retriever
        self.top_k = top_k
        self.last_retriever = ""

    @abstractmethod
    @grounded_pure
    def rank(self, hits: list[Grounded[Candidate]]) -> list[Grounded[Candidate]]: ...

    @agent
    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        hits = each(self.retriever.search(question))
        if not hits:
            return InsufficientEvidence(reason="empty index")
        ranked = self.rank(hits)[: self.top_k]
        self.last_retriever = self.retriever.name
        return respond(question, join("\n", [h.text for h in ranked]))


class FreshnessAnswerer(BaseAnswerer):
    def __init__(self, retriever: Retriever, weight: float) -> None:
        super().__init__(retriever)
        self.weight = weight
        self.best_score = 0.0

    @grounded_pure
    def rank(self, hits: list[Grounded[Candidate]]) -> list[Grounded[Candidate]]:
        ordered = sorted(hits, key=lambda h: h.bm25 + self.weight * h.fresh, reverse=True)
        return ordered


def main(content: str) -> object:
    global WORLD
    WORLD = content
    service = FreshnessAnswerer(KeywordRetriever(), 0.4)
    return service.answer("dividends"), service.best_score, service.last_retriever
