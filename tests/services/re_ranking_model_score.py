"""Re-ranking with a model score and a diversity penalty (MMR)."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Passage:
    doc: str
    text: str
    score: float


DATA = [
    Passage("a", "solar panels save money", 0.8),
    Passage("b", "solar panels save cash", 0.79),
    Passage("c", "wind turbines are tall", 0.5),
    Passage("d", "tidal power is rare", 0.1),
]


@tool(uses=retrieval)
def retrieve(query: str, k: int) -> list[Grounded[Passage]]:
    return [ground(p, source=p.doc, score=p.score) for p in DATA[:k]]


@prompt(model="reranker")
def relevance(query: str, text: str) -> float:
    return 1.0 if query.split()[0] in text else 0.3


@prompt(model="writer")
def write(query: str, context: str) -> str:
    return context.upper()


@lift
def overlap(a: str, b: str) -> float:
    x, y = set(a.split()), set(b.split())
    return len(x & y) / max(1, len(x | y))


@dataclass(frozen=True)
class Scored:
    passage: Grounded[Passage]
    relevance: Grounded[float]


def rerank(query: str, passages: list[Grounded[Passage]]) -> list[Scored]:
    scored = [Scored(p, relevance(query, p.text)) for p in passages]
    return sorted(scored, key=lambda s: (s.relevance, s.passage.score), reverse=True)


def diversify(scored: list[Scored], n: int, threshold: float = 0.5) -> list[Scored]:
    chosen: list[Scored] = []
    for candidate in scored:
        if len(chosen) >= n:
            break
        if all(overlap(candidate.passage.text, c.passage.text) < threshold for c in chosen):
            chosen.append(candidate)
    return chosen


@grounded_pure
@agent
def answer(query: str, n: int = 2) -> Grounded[str] | InsufficientEvidence:
    passages = retrieve(query, 10)
    best = heapq.nlargest(3, passages, key=lambda p: p.score)
    chosen = diversify(rerank(query, best), n)
    if not chosen or chosen[0].relevance < 0.2:
        return InsufficientEvidence(reason="nothing relevant")
    return write(query, join("; ", [s.passage.text for s in chosen]))


def main() -> None:
    print(answer("solar"))


if __name__ == "__main__":
    main()
