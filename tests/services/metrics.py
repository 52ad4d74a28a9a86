"""Metrics: a collector that is injected and counts calls, latencies and refusals."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class Metrics:
    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()
        self.timings: defaultdict[str, list[float]] = defaultdict(list)

    def increment(self, name: str, by: int = 1) -> None:
        self.counters[name] += by

    @contextmanager
    def timer(self, name: str) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.timings[name].append(time.perf_counter() - start)


DOCS = {"a": "Tea grows in China.", "b": "Coffee grows in Brazil.", "c": "Tea is hot."}


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in DOCS.items() if query.lower() in t.lower()]


@prompt(model="qa")
def ask(question: str, context: str) -> str:
    return "unknown" if "Brazil" in context else context.split(". ")[0]


class Service:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    @grounded_pure
    @agent
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        self.metrics.increment("calls")
        with self.metrics.timer("search"):
            hits = search(question)
        self.metrics.increment("hits", len(hits))
        if not hits:
            self.metrics.increment("refusals")
            return InsufficientEvidence(reason="no hits")
        with self.metrics.timer("model"):
            reply = ask(question, join("\n", hits))
        if reply == "unknown":
            self.metrics.increment("refusals")
            return InsufficientEvidence(reason="the model does not know")
        self.metrics.increment("answers")
        return reply


def main() -> None:
    metrics = Metrics()
    service = Service(metrics)
    for question in ("tea", "coffee", "milk"):
        print(service.answer(question))
    print(dict(metrics.counters), {k: len(v) for k, v in metrics.timings.items()})


if __name__ == "__main__":
    main()
