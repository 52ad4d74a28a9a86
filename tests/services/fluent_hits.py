"""A fluent hit list: Hits(...).above(0.3).about('x').top(2).texts()."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Hit:
    text: str
    score: float


@dataclass(frozen=True)
class Hits:
    items: tuple[Grounded[Hit], ...]

    def __iter__(self) -> Iterator[Grounded[Hit]]:
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)

    def above(self, score: float) -> Hits:
        return Hits(tuple(h for h in self.items if h.score >= score))

    def about(self, word: str) -> Hits:
        return Hits(tuple(h for h in self if word in h.text.lower()))

    def top(self, count: int) -> Hits:
        return Hits(tuple(sorted(self, key=lambda h: h.score, reverse=True)[:count]))

    def texts(self) -> list[Grounded[str]]:
        return [h.text for h in self]


ROWS = [Hit("Ferries run hourly", 0.9), Hit("Ferry tickets cost 5 EUR", 0.7), Hit("Trams", 0.1)]


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[Hit]]:
    return [ground(h, source=f"port/{n}") for n, h in enumerate(ROWS)]


@prompt(model="port")
def reply(question: str, facts: str) -> str:
    return f"{question} {facts}"


@grounded_pure
def ask(question: str, topic: str) -> Grounded[str] | InsufficientEvidence:
    hits = Hits(tuple(search(question))).above(0.3).about(topic).top(2)
    if len(hits) == 0:
        return InsufficientEvidence(reason="nothing about " + topic)
    return reply(question, join(". ", hits.texts()))


def main() -> None:
    for topic in ("ferr", "plane"):
        result = ask("How?", topic)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
