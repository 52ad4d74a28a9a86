"""Developer docs: chunk windows within a token budget, dedupe by seen set, overload for one or many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Chunk:
    doc: str
    offset: int
    text: str


CHUNKS = [
    Chunk("install", 0, "Run pip install tool."),
    Chunk("install", 1, "Python 3.10 is needed."),
    Chunk("usage", 0, "Call tool.run()."),
    Chunk("usage", 1, "Run pip install tool."),
]


@tool(uses=retrieval)
def vector_search(query: str, k: int) -> list[Grounded[Chunk]]:
    return [ground(c, source=f"{c.doc}:{c.offset}") for c in CHUNKS][:k]


@tool(uses=retrieval)
def keyword_search(query: str) -> list[Grounded[Chunk]]:
    return [ground(c, source=f"{c.doc}:{c.offset}") for c in CHUNKS if query in c.text]


@prompt(model="docs")
def answer_question(question: str, context: str) -> str:
    return context.replace("\n", " | ")


def count_tokens(text: Grounded[str]) -> int:
    return len(text.split())


def unique(chunks: Iterable[Grounded[Chunk]]) -> Iterator[Grounded[Chunk]]:
    seen: set[Grounded[str]] = set()
    for chunk in chunks:
        key = chunk.text.strip().lower()
        if key in seen:
            continue
        seen.add(key)
        yield chunk


@dataclass
class ContextBuilder:
    max_tokens: int

    def build(self, chunks: Iterable[Grounded[Chunk]]) -> Grounded[str] | None:
        parts: list[Grounded[str]] = []
        total = 0
        for chunk in chunks:
            tokens = count_tokens(chunk.text)
            if total + tokens > self.max_tokens:
                break
            parts.append(chunk.text)
            total += tokens
        if not parts:
            return None
        return join("\n", parts)


@grounded_pure
def ask_docs(
    question: str, query: str, max_tokens: int = 12
) -> Grounded[str] | InsufficientEvidence:
    hits = vector_search(query, 3) + keyword_search(query)
    context = ContextBuilder(max_tokens).build(unique(hits))
    if context is None:
        return InsufficientEvidence(reason="nothing fits into the budget")
    reply = answer_question(question, context)
    return reply.strip()


if __name__ == "__main__":
    print(ask_docs("How do I install?", "pip"))
    print(ask_docs("How do I install?", "pip", max_tokens=2))
