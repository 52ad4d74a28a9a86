"""Rate limiting and batching: chunks of questions, token bucket, dict of answers keyed by plain question."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

T = TypeVar("T")


@dataclass
class Bucket:
    capacity: int
    per_second: float
    tokens: float = 0.0
    last: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.tokens = float(self.capacity)

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.last) * self.per_second)
        self.last = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


def batches(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]


@tool(uses=retrieval)
def facts(question: str) -> list[Grounded[str]]:
    return [ground("Salt melts ice.", source="chem/1")] if "salt" in question else []


@prompt(model="batch")
def reply(question: str, context: str) -> str:
    return f"{question} {context}"


Answer = Grounded[str] | InsufficientEvidence


def answer_one(question: str) -> Answer:
    found = facts(question)
    if not found:
        return InsufficientEvidence(reason="nothing found")
    return reply(question, join(" ", found))


@grounded_pure
def answer_all(questions: Sequence[str], bucket: Bucket, size: int = 2) -> dict[str, Answer]:
    answers: dict[str, Answer] = {}
    for batch in batches(questions, size):
        for question in batch:
            if not bucket.take():
                answers[question] = InsufficientEvidence(reason="rate limited")
                continue
            answers[question] = answer_one(question)
    return answers


def main() -> None:
    results = answer_all(["salt?", "pepper?", "salt again?", "late?"], Bucket(3, 0.0))
    for question, result in results.items():
        if isinstance(result, InsufficientEvidence):
            print(question, "->", result.reason)
        else:
            print(question, "->", result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
