"""Refused: a low score is counted."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("metrics")
WORLD = ""


@dataclass
class Metrics:
    counters: Counter[str] = field(default_factory=Counter)

    def inc(self, name: str, amount: int = 1) -> None:
        self.counters[name] += amount


@dataclass(frozen=True)
class Hit:
    text: str
    score: float


@tool(uses=retrieval)
def search(query: str, limit: int) -> list[Hit]:
    return [Hit(x, (len(x) % 20) / 20) for x in WORLD.splitlines()[:limit] if x]


@prompt(model="small")
def generate(question: str, context: str) -> str:
    return f"{question}:{context}"


class QAService:
    def __init__(self, metrics: Metrics, *, limit: int = 10, good: float = 0.5) -> None:
        self.metrics = metrics
        self.limit = limit
        self.good = good

    @agent
    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        self.metrics.inc("requests")
        self.metrics.inc("question_chars", len(question))
        hits = each(search(question, self.limit))
        self.metrics.inc("hits", len(hits))
        if not hits:
            self.metrics.inc("empty")
            return InsufficientEvidence(reason="nothing retrieved")
        best = hits[0]
        for hit in hits[1:]:
            if hit.score > best.score:
                best = hit
        if best.score < self.good:
            context = join("\n", [h.text for h in hits])
            self.metrics.inc("low_score")  # E: grounded-laundering
        else:
            context = best.text
        return generate(question, context)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    metrics = Metrics()
    return QAService(metrics).answer("What is the grace period?"), dict(metrics.counters)
