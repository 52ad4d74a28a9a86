"""Crowd-sourced Q&A: voting over several model samples, majority answer by Counter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Passage:
    text: str
    score: float


PASSAGES = {"moon": [Passage("The moon is 384000 km away.", 0.9), Passage("It is far.", 0.2)]}


@tool(uses=retrieval)
def retrieve(topic: str) -> list[Grounded[Passage]]:
    return [ground(p, source=topic) for p in PASSAGES.get(topic, [])]


@prompt(model="sampler")
def sample(question: str, context: str, seed: int) -> str:
    return "384000 km" if seed % 3 else "far away"


class SelfConsistency:
    def __init__(self, samples: int = 5, minimum: int = 3) -> None:
        self.samples = samples
        self.minimum = minimum

    def _normalize(self, reply: Grounded[str]) -> Grounded[str]:
        return reply.strip().rstrip(".").lower()

    def _vote(self, replies: list[Grounded[str]]) -> Grounded[str] | None:
        counts = Counter(self._normalize(r) for r in replies)
        if not counts:
            return None
        winner, votes = counts.most_common(1)[0]
        return winner if votes >= self.minimum else None

    @grounded_pure
    def answer(self, question: str, topic: str) -> Grounded[str] | InsufficientEvidence:
        passages = retrieve(topic)
        if not passages:
            return InsufficientEvidence(reason="nothing to read")
        context = join("\n", [p.text for p in passages if p.score > 0.5])
        replies = [sample(question, context, seed) for seed in range(self.samples)]
        winner = self._vote(replies)
        if winner is None:
            return InsufficientEvidence(reason="the samples disagree")
        return winner


if __name__ == "__main__":
    print(SelfConsistency().answer("How far is the moon?", "moon"))
    print(SelfConsistency(samples=2).answer("How far is the moon?", "moon"))
    print(SelfConsistency().answer("How far is Mars?", "mars"))
