"""Knowledge base with a BM25 reranker written in Python."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

DOCS = {
    "kb1": "reset the router by holding the button",
    "kb2": "the router light is red when the line is down",
    "kb3": "invoices are sent by mail",
}


@tool(uses=retrieval)
def candidates(limit: int) -> list[Grounded[str]]:
    return [ground(text, source=key) for key, text in list(DOCS.items())[:limit]]


@prompt(model="support")
def answer_from(question: str, context: str) -> str:
    return f"{question}: {context}"


@dataclass(frozen=True)
class Bm25:
    k1: float = 1.5
    b: float = 0.75

    def idf(self, term: str, documents: list[Grounded[str]]) -> float:
        containing = sum(1 for d in documents if term in d.split())
        return math.log(1 + (len(documents) - containing + 0.5) / (containing + 0.5))

    def score(
        self, terms: list[str], document: Grounded[str], documents: list[Grounded[str]]
    ) -> float:
        average = sum(len(d.split()) for d in documents) / len(documents)
        words = document.split()
        counts = Counter(words)
        total = 0.0
        for term in terms:
            frequency = counts[term]
            norm = 1 - self.b + self.b * len(words) / average
            total += (
                self.idf(term, documents) * frequency * (self.k1 + 1) / (frequency + self.k1 * norm)
            )
        return total

    def rank(self, question: str, documents: list[Grounded[str]]) -> list[Grounded[str]]:
        terms = question.lower().split()
        scored = [(self.score(terms, d, documents), d) for d in documents]
        return [
            d for score, d in sorted(scored, key=lambda pair: pair[0], reverse=True) if score > 0
        ]


@grounded_pure
def support(
    question: str, ranker: Bm25 = Bm25(), top: int = 1
) -> Grounded[str] | InsufficientEvidence:
    documents = candidates(10)
    if not documents:
        return InsufficientEvidence(reason="the knowledge base is empty")
    best = ranker.rank(question, documents)[:top]
    if not best:
        return InsufficientEvidence(reason="nothing is relevant")
    return answer_from(question, join("\n", best))


def main() -> None:
    for question in ("router reset", "pizza"):
        result = support(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
