"""RAG service for a municipality: full pipeline (retrieve, dedupe, rerank, compress, answer, cite)."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("municipality")


@dataclass(frozen=True)
class Chunk:
    doc_id: str
    position: int
    text: str
    score: float


INDEX = [
    Chunk("waste.md", 0, "Paper is collected on Mondays.", 0.8),
    Chunk("waste.md", 1, "Glass is collected on Fridays.", 0.6),
    Chunk("waste.md", 1, "Glass is collected on Fridays.", 0.6),
    Chunk("dogs.md", 0, "Dogs cost 60 euros a year.", 0.3),
]


@dataclass(frozen=True)
class Options:
    top_k: int = 3
    min_score: float = 0.4
    max_chars: int = 200


@dataclass
class Citation:
    doc_id: Grounded[str]
    quote: Grounded[str]


@dataclass
class Reply:
    question: str
    text: Grounded[str]
    citations: list[Citation] = field(default_factory=list)


@tool(uses=retrieval)
def query_index(question: str) -> list[Grounded[Chunk]]:
    return (
        [ground(c, source=f"{c.doc_id}#{c.position}") for c in INDEX]
        if "collected" in question
        else []
    )


@lift
def relevance(question: str, text: str) -> float:
    words = set(question.lower().split())
    return len(words & set(text.lower().split())) / max(1, len(words))


@prompt(model="compressor")
def compress(question: str, text: str) -> str:
    return text


@prompt(model="city")
def generate(question: str, context: str) -> str:
    return context.splitlines()[0]


def dedupe(chunks: Iterable[Grounded[Chunk]]) -> list[Grounded[Chunk]]:
    seen: set[tuple[Grounded[str], Grounded[int]]] = set()
    unique = []
    for chunk in chunks:
        key = (chunk.doc_id, chunk.position)
        if key not in seen:
            seen.add(key)
            unique.append(chunk)
    return unique


def rerank(question: str, chunks: Sequence[Grounded[Chunk]]) -> list[Grounded[Chunk]]:
    return sorted(chunks, key=lambda c: (relevance(question, c.text), c.score), reverse=True)


def fit(chunks: Sequence[Grounded[Chunk]], max_chars: int) -> list[Grounded[Chunk]]:
    kept: list[Grounded[Chunk]] = []
    remaining = max_chars
    for chunk in chunks:
        if len(chunk.text) > remaining:
            continue
        remaining -= len(chunk.text)
        kept.append(chunk)
    return kept


class CityAssistant:
    def __init__(self, options: Options | None = None) -> None:
        self.options = options or Options()

    def _select(self, question: str) -> list[Grounded[Chunk]]:
        chunks = [c for c in query_index(question) if c.score >= self.options.min_score]
        chunks = rerank(question, dedupe(chunks))[: self.options.top_k]
        return fit(chunks, self.options.max_chars)

    @grounded_pure
    def answer(self, question: str) -> Reply | InsufficientEvidence:
        selected = self._select(question)
        if not selected:
            logger.info("no chunks")
            return InsufficientEvidence(reason="the documents do not say")
        context = join("\n", [compress(question, c.text) for c in selected])
        citations = [Citation(c.doc_id, c.text) for c in selected]
        return Reply(question, generate(question, context), citations)


if __name__ == "__main__":
    assistant = CityAssistant()
    print(assistant.answer("When is paper collected"))
    print(assistant.answer("How much is a dog"))
