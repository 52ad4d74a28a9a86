"""Hospital guidelines: full RAG pipeline class - rewrite, multi-query, RRF, rerank, budget, answer, self-check."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Chunk:
    doc_id: str
    position: int
    text: str


class Index(Protocol):
    @tool(uses=retrieval)
    def search(self, query: str, k: int) -> list[Grounded[Chunk]]: ...


CHUNKS = [
    Chunk("sepsis", 1, "Give antibiotics within one hour."),
    Chunk("sepsis", 2, "Measure lactate."),
    Chunk("stroke", 1, "Scan the head at once."),
    Chunk("falls", 1, "Check the blood pressure."),
]


class KeywordIndex:
    def __init__(self, chunks: Iterable[Chunk]) -> None:
        self._chunks = list(chunks)

    @tool(uses=retrieval)
    def search(self, query: str, k: int) -> list[Grounded[Chunk]]:
        words = set(query.lower().split())
        hits = [
            c
            for c in self._chunks
            if words & ({c.doc_id} | set(c.text.lower().rstrip(".").split()))
        ]
        return [ground(c, source=f"{c.doc_id}#{c.position}") for c in hits[:k]]


@prompt(model="rewriter")
def rewrite(question: str, count: int) -> list[str]:
    return [question, question + " lactate", question + " antibiotics"][:count]


@prompt(model="reranker")
def relevance(question: str, text: str) -> float:
    return 0.9 if "lactate" in text or "antibiotics" in text else 0.2


@prompt(model="doctor")
def compose(question: str, context: str) -> str:
    return f"{question}: {context}"


@prompt(model="checker")
def is_faithful(answer: str, context: str) -> bool:
    return context in answer


@dataclass(frozen=True)
class RagConfig:
    queries: int = 3
    k: int = 5
    top: int = 3
    min_relevance: float = 0.5
    max_chars: int = 200
    rrf_k: int = 60


@dataclass
class Candidate:
    chunk: Grounded[Chunk]
    score: float = 0.0


@dataclass
class RagPipeline:
    index: Index
    config: RagConfig = field(default_factory=RagConfig)

    def _retrieve(self, question: str) -> list[list[Grounded[Chunk]]]:
        queries = rewrite(question, self.config.queries)
        return [self.index.search(query, self.config.k) for query in queries]

    def _fuse(self, rankings: Sequence[list[Grounded[Chunk]]]) -> list[Grounded[Chunk]]:
        scores: dict[tuple[Grounded[str], Grounded[int]], float] = {}
        chunks: dict[tuple[Grounded[str], Grounded[int]], Grounded[Chunk]] = {}
        for ranking in rankings:
            for rank, chunk in enumerate(ranking, start=1):
                key = (chunk.doc_id, chunk.position)
                chunks[key] = chunk
                scores[key] = scores.get(key, 0.0) + 1 / (self.config.rrf_k + rank)
        ordered = sorted(chunks, key=lambda key: scores[key], reverse=True)
        return [chunks[key] for key in ordered[: self.config.top]]

    def _rerank(self, question: str, chunks: list[Grounded[Chunk]]) -> list[Grounded[Chunk]]:
        scored = [(relevance(question, c.text), c) for c in chunks]
        scored = [pair for pair in scored if pair[0] >= self.config.min_relevance]
        scored.sort(key=lambda pair: pair[0], reverse=True)
        return [chunk for _, chunk in scored]

    def _context(self, chunks: list[Grounded[Chunk]]) -> Grounded[str]:
        parts: list[Grounded[str]] = []
        used = 0
        for chunk in chunks:
            if used + len(chunk.text) > self.config.max_chars:
                logger.info("budget reached after %d chunks", len(parts))
                break
            parts.append(interpolate("[{}] {}", chunk.doc_id, chunk.text))
            used += len(chunk.text)
        return join("\n", parts)

    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        fused = self._fuse(self._retrieve(question))
        ranked = self._rerank(question, fused)
        if not ranked:
            return InsufficientEvidence(reason="no guideline is relevant")
        context = self._context(ranked)
        reply = compose(question, context)
        if not is_faithful(reply, context):
            return InsufficientEvidence(reason="the answer is not faithful")
        return reply


def main() -> None:
    pipeline = RagPipeline(KeywordIndex(CHUNKS))
    for question in ("sepsis", "gout"):
        result = pipeline.answer(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
