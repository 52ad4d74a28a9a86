"""Insurance FAQ with typed events: dataclass events appended to a list, returned as an audit trail with the answer."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Event:
    name: str
    seconds: float


@dataclass
class Tracer:
    events: list[Event] = field(default_factory=list)
    _started: float = field(default_factory=time.perf_counter)

    def mark(self, name: str) -> None:
        now = time.perf_counter()
        self.events.append(Event(name, now - self._started))
        self._started = now


@dataclass(frozen=True)
class Answer:
    text: Grounded[str]
    trace: tuple[str, ...]


@tool(uses=retrieval)
def faq(question: str) -> list[Grounded[str]]:
    return [ground("Glass is covered.", source="faq/glass")] if "glass" in question else []


@prompt(model="broker")
def phrase(question: str, facts: str) -> str:
    return f"{question} {facts}"


@grounded_pure
def ask(question: str, tracer: Tracer) -> Answer | InsufficientEvidence:
    tracer.mark("start")
    facts = faq(question)
    tracer.mark("retrieved")
    if not facts:
        return InsufficientEvidence(reason="not in the FAQ")
    text = phrase(question, join(" ", facts))
    tracer.mark("answered")
    return Answer(text, tuple(event.name for event in tracer.events))


def main() -> None:
    for question in ("Is glass covered?", "Are cats covered?"):
        tracer = Tracer()
        result = ask(question, tracer)
        if isinstance(result, InsufficientEvidence):
            print(result.reason, [e.name for e in tracer.events])
        else:
            print(result.text, result.trace, [s.source for s in result.text.sources().retrievals()])


if __name__ == "__main__":
    main()
