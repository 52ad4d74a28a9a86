"""Patent images: embedding vectors, cosine similarity and maximal marginal relevance (MMR)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Doc:
    text: str
    vector: tuple[float, ...]


DOCS = [
    Doc("A red bike", (1, 0, 0.1)),
    Doc("A crimson bicycle", (0.98, 0.05, 0.1)),
    Doc("A boat", (0, 1, 0)),
]


@tool(uses=retrieval)
def search(vector: tuple[float, ...], k: int) -> list[Grounded[Doc]]:
    return [ground(d, source=d.text) for d in DOCS[:k]]


def embed(text: str) -> tuple[float, ...]:
    return (1.0, 0.5, 0.0) if text else (0.0, 0.0, 1.0)


@lift
def cosine(a: Sequence[float], b: Sequence[float]) -> float:
    dot = sum(x * y for x, y in zip(a, b, strict=True))
    norm = math.sqrt(sum(x * x for x in a)) * math.sqrt(sum(y * y for y in b))
    return dot / norm if norm else 0.0


@prompt(model="writer")
def describe(query: str, texts: str) -> str:
    return f"{query}: {texts}"


def mmr(
    query: tuple[float, ...], docs: list[Grounded[Doc]], k: int, trade_off: float
) -> list[Grounded[Doc]]:
    selected: list[Grounded[Doc]] = []
    remaining = list(docs)
    while remaining and len(selected) < k:
        best = max(
            remaining,
            key=lambda d: (
                trade_off * cosine(query, d.vector)
                - (1 - trade_off) * max((cosine(d.vector, s.vector) for s in selected), default=0.0)
            ),
        )
        selected.append(best)
        remaining.remove(best)
    return selected


@grounded_pure
def diverse(query: str, k: int = 2) -> Grounded[str] | InsufficientEvidence:
    vector = embed(query)
    docs = search(vector, 10)
    if not docs:
        return InsufficientEvidence(reason="nothing was found")
    chosen = mmr(vector, docs, k, 0.5)
    return describe(query, join(", ", [d.text for d in chosen]))


def main() -> None:
    result = diverse("bike")
    print(result)
    if not isinstance(result, InsufficientEvidence):
        print([s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
