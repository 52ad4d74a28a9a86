"""Observability: a tracer with spans, an event bus, and structured log lines after looks."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)


@dataclass
class Span:
    name: str
    attributes: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0

    def set(self, key: str, value: str) -> None:
        self.attributes[key] = value


class Tracer:
    def __init__(self) -> None:
        self.spans: list[Span] = []

    @contextmanager
    def span(self, name: str) -> Iterator[Span]:
        span = Span(name)
        self.spans.append(span)
        started = time.perf_counter()
        try:
            yield span
        finally:
            span.seconds = time.perf_counter() - started


class Bus:
    def __init__(self) -> None:
        self.events: list[str] = []

    def publish(self, event: str) -> None:
        self.events.append(event)


DOCS = {"a": "Apples are red.", "b": "Bananas are yellow. unknown"}


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in DOCS.items() if query in t]


@prompt(model="m")
def ask(question: str, context: str) -> str:
    return "unknown" if "unknown" in context else context


class Qa:
    def __init__(self, tracer: Tracer, bus: Bus) -> None:
        self.tracer = tracer
        self.bus = bus

    @grounded_pure
    @agent
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        self.bus.publish(f"question {question}")
        with self.tracer.span("search") as span:
            hits = search(question)
            span.set("query", question)
            span.set("hits", str(len(hits)))
        if not hits:
            self.bus.publish("no hits")
            return InsufficientEvidence(reason="no hits")
        with self.tracer.span("model"):
            reply = ask(question, join("\n", hits))
        if reply == "unknown":
            log.info("refused", extra={"question": question})
            self.bus.publish("refused")
            return InsufficientEvidence(reason="the model does not know")
        self.bus.publish("answered")
        return reply


def main() -> None:
    tracer, bus = Tracer(), Bus()
    qa = Qa(tracer, bus)
    for question in ("Apples", "Bananas", "Cherries"):
        print(qa.answer(question))
    print(bus.events, [(s.name, s.attributes) for s in tracer.spans])


if __name__ == "__main__":
    main()
