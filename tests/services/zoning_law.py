"""Zoning law: threshold filters over scored passages, NamedTuple hits, citations as footnotes."""

from __future__ import annotations

from typing import NamedTuple

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


class Passage(NamedTuple):
    paragraph: str
    text: str
    score: float


CORPUS = [
    Passage("§3", "In residential zones, shops are allowed on the ground floor.", 0.8),
    Passage("§4", "Garages need a distance of 3 m.", 0.4),
    Passage("§9", "Signs are limited to 1 square metre.", 0.1),
]


@tool(uses=retrieval)
def search_zoning(question: str, top_k: int) -> list[Grounded[Passage]]:
    return [
        ground(p, source="zoning " + p.paragraph, score=p.score) for p in CORPUS[:top_k] if question
    ]


@prompt(model="zoning")
def answer_question(question: str, numbered: str) -> str:
    return "Shops are allowed on the ground floor [1]."


class Footnoted(NamedTuple):
    body: Grounded[str]
    footnotes: list[Grounded[str]]

    def render(self) -> Grounded[str]:
        return join("\n", [self.body, *self.footnotes])


def enough(passages: list[Grounded[Passage]], min_hits: int, min_score: float) -> bool:
    return sum(1 for p in passages if p.score >= min_score) >= min_hits


def number(passages: list[Grounded[Passage]]) -> list[Grounded[str]]:
    return [interpolate("[{}] {}: {}", i, p.paragraph, p.text) for i, p in enumerate(passages, 1)]


def used_notes(reply: Grounded[str], notes: list[Grounded[str]]) -> list[Grounded[str]]:
    return [note for i, note in enumerate(notes, 1) if f"[{i}]" in reply]


@grounded_pure
def ask(question: str, top_k: int = 3) -> Footnoted | InsufficientEvidence:
    passages = search_zoning(question, top_k)
    if not enough(passages, min_hits=1, min_score=0.5):
        return InsufficientEvidence(reason="scores are too low")
    passages.sort(key=lambda p: p.score, reverse=True)
    notes = number(passages)
    reply = answer_question(question, join("\n", notes))
    footnotes = used_notes(reply, notes)
    if not footnotes:
        return InsufficientEvidence(reason="the answer cites nothing")
    return Footnoted(reply, footnotes)


def main() -> None:
    for question in ("May I open a shop?", ""):
        result = ask(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result.render(), [s.source for s in result.body.sources().retrievals()])


if __name__ == "__main__":
    main()
