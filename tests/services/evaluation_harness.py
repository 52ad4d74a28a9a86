"""Evaluation harness: runs the answerer over a gold set and counts, outside of the proof."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

CORPUS = {"d1": "Paris is the capital of France.", "d2": "Rome is the capital of Italy."}


@tool(uses=retrieval)
def search(question: str, k: int = 3) -> list[Grounded[str]]:
    words = {w.strip("?") for w in question.lower().split()} - {
        "what",
        "is",
        "the",
        "of",
        "capital",
    }
    return [ground(t, source=i) for i, t in CORPUS.items() if any(w in t.lower() for w in words)][
        :k
    ]


@prompt(model="qa")
def qa(question: str, context: str) -> str:
    return context.split()[0]


class Timings:
    def __init__(self) -> None:
        self.spans: list[tuple[str, float]] = []

    @contextmanager
    def span(self, name: str) -> Iterator[None]:
        start = time.monotonic()
        try:
            yield
        finally:
            self.spans.append((name, time.monotonic() - start))


class Answerer:
    def __init__(self, timings: Timings, k: int = 3) -> None:
        self.timings = timings
        self.k = k

    @grounded_pure
    @agent
    def __call__(self, question: str) -> Grounded[str] | InsufficientEvidence:
        with self.timings.span("search"):
            hits = search(question, k=self.k)
        if not hits:
            return InsufficientEvidence(reason="no hits")
        with self.timings.span("qa"):
            return qa(question, join("\n", hits))


@dataclass
class Score:
    right: int = 0
    wrong: int = 0
    refused: int = 0
    misses: list[str] = field(default_factory=list)


def evaluate(answerer: Answerer, gold: dict[str, str]) -> Score:
    score = Score()
    for question, expected in gold.items():
        got = answerer(question)
        if isinstance(got, InsufficientEvidence):
            score.refused += 1
        elif got == expected:
            score.right += 1
        else:
            score.wrong += 1
            score.misses.append(question)
    return score


def main() -> None:
    timings = Timings()
    gold = {
        "What is the capital of France?": "Paris",
        "What is the capital of Italy?": "Milan",
        "What is the capital of Peru?": "Lima",
    }
    print(evaluate(Answerer(timings), gold), len(timings.spans))


if __name__ == "__main__":
    main()
