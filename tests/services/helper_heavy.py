"""Helper-heavy: hits are wrapped in scored records by helpers, filtered, cut, explained."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Doc:
    id: str
    text: str


DOCS = [
    Doc("d1", "red wine with cheese"),
    Doc("d2", "white wine with fish"),
    Doc("d3", "beer with sausage"),
]


@tool(uses=retrieval)
def search(term: str) -> list[Grounded[Doc]]:
    return [ground(d, source=d.id) for d in DOCS if term in d.text]


@lift
def bm25(query: str, text: str) -> float:
    words = query.split()
    return sum(text.count(w) for w in words) / len(words)


@prompt(model="sommelier")
def recommend(query: str, notes: str) -> str:
    return notes.splitlines()[0]


class Scored(NamedTuple):
    doc: Grounded[Doc]
    score: Grounded[float]
    term: str


@dataclass
class Trace:
    steps: list[str] = field(default_factory=list)

    def add(self, step: str) -> None:
        self.steps.append(step)


def candidates(query: str) -> list[Scored]:
    found: list[Scored] = []
    for term in query.split():
        for doc in search(term):
            found.append(Scored(doc, bm25(query, doc.text), term))
    return found


def explain(item: Scored) -> Grounded[str]:
    return interpolate("{} (found by {}, {:.1f})", item.doc.text, item.term, item.score)


@grounded_pure
@agent
def advise(query: str, trace: Trace, n: int = 2) -> Grounded[str] | InsufficientEvidence:
    trace.add("search")
    found = candidates(query)
    if not found:
        return InsufficientEvidence(reason="nothing found")
    trace.add("rank")
    best: dict[Grounded[str], Scored] = {}
    for item in found:
        current = best.get(item.doc.id)
        if current is None or item.score > current.score:
            best[item.doc.id] = item
    ranked = sorted(best.values(), key=lambda s: s.score, reverse=True)
    chosen = [s for s in ranked[:n] if s.score >= 0.4]
    if not chosen:
        return InsufficientEvidence(reason="nothing relevant")
    return recommend(query, join("\n", [explain(item) for item in chosen]))


def main() -> None:
    trace = Trace()
    print(advise("wine fish", trace), advise("milk", trace), trace.steps)


if __name__ == "__main__":
    main()
