"""Best passage per document (dict of best), top documents by best score."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True)
class Passage:
    doc: str
    text: str
    score: float


PASSAGES = [
    Passage("a", "Bees dance.", 0.5),
    Passage("a", "Bees sleep.", 0.9),
    Passage("b", "Ants march.", 0.7),
]


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[Passage]]:
    return [ground(p, source=p.doc) for p in PASSAGES] if query == "insects" else []


@prompt(model="m")
def answer(query: str, context: str) -> str:
    return context


def best_per_document(passages: list[Grounded[Passage]]) -> list[Grounded[Passage]]:
    best: dict[Grounded[str], Grounded[Passage]] = {}
    for passage in passages:
        current = best.get(passage.doc)
        if current is None or passage.score > current.score:
            best[passage.doc] = passage
    return sorted(best.values(), key=lambda p: p.score, reverse=True)


@dataclass
class Ranked:
    rank: int
    passage: Grounded[Passage]


def ranked(passages: list[Grounded[Passage]], n: int) -> list[Ranked]:
    return [Ranked(i, p) for i, p in enumerate(passages[:n], start=1)]


@grounded_pure
def ask(query: str, n: int = 2) -> Grounded[str] | InsufficientEvidence:
    passages = search(query)
    if not passages:
        return InsufficientEvidence(reason="nothing found")
    lines = [
        interpolate("{}. {} [{}]", r.rank, r.passage.text, r.passage.doc)
        for r in ranked(best_per_document(passages), n)
    ]
    return answer(query, join("\n", lines))


if __name__ == "__main__":
    print(ask("insects"))
    print(ask("stars"))
