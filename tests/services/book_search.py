"""Book search: dict of hits by id merged from keyword and vector search (hybrid), weighted sum of scores."""

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
class Hit:
    id: str
    title: str
    score: float


BOOKS = {"b1": "The Sea", "b2": "Sea Birds", "b3": "Deserts"}


@tool(uses=retrieval)
def keyword_search(query: str) -> list[Grounded[Hit]]:
    return [
        ground(Hit(i, t, 1.0), source=f"kw/{i}")
        for i, t in BOOKS.items()
        if query.lower() in t.lower()
    ]


@tool(uses=retrieval)
def vector_search(query: str) -> list[Grounded[Hit]]:
    return [
        ground(Hit(i, t, 1 / (1 + abs(len(t) - len(query)))), source=f"vec/{i}")
        for i, t in BOOKS.items()
    ]


@prompt(model="bookseller")
def pitch(query: str, titles: str) -> str:
    return f"You like {query}? Try {titles}"


@dataclass(frozen=True)
class Ranked:
    hit: Grounded[Hit]
    score: Grounded[float]


def normalise(hits: list[Grounded[Hit]]) -> list[Ranked]:
    if not hits:
        return []
    top = max(h.score for h in hits)
    if top == 0:
        return []
    return [Ranked(h, h.score / top) for h in hits]


def hybrid(first: list[Ranked], second: list[Ranked], alpha: float) -> list[Ranked]:
    merged: dict[Grounded[str], Ranked] = {}
    for ranked, weight in [(r, alpha) for r in first] + [(r, 1 - alpha) for r in second]:
        key = ranked.hit.id
        if key in merged:
            old = merged[key]
            merged[key] = Ranked(old.hit, old.score + ranked.score * weight)
        else:
            merged[key] = Ranked(ranked.hit, ranked.score * weight)
    return sorted(merged.values(), key=lambda r: r.score, reverse=True)


@grounded_pure
def find(query: str, alpha: float = 0.7, k: int = 2) -> Grounded[str] | InsufficientEvidence:
    ranking = hybrid(normalise(keyword_search(query)), normalise(vector_search(query)), alpha)
    good = [r for r in ranking if r.score > 0.25][:k]
    if not good:
        return InsufficientEvidence(reason="no book fits")
    return pitch(
        query, join(" and ", [interpolate("{} ({:.2f})", r.hit.title, r.score) for r in good])
    )


def main() -> None:
    result = find("sea")
    print(result)
    if not isinstance(result, InsufficientEvidence):
        print([s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
