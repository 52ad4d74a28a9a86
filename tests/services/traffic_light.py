"""Helpdesk answer with a traffic-light label, number of good hits and a used_fallback flag (as product asked for)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class Light(Enum):
    GREEN = "green"
    AMBER = "amber"


@dataclass(frozen=True)
class Hit:
    text: str
    score: float


@dataclass(frozen=True)
class HelpdeskAnswer:
    text: Grounded[str]
    good: list[Grounded[Hit]]
    used_fallback: bool


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[Hit]]:
    return (
        [
            ground(Hit("Turn it off and on.", 0.8), source="faq/1"),
            ground(Hit("Call us.", 0.3), source="faq/2"),
        ]
        if "it" in question
        else []
    )


@tool(uses=retrieval)
def fallback(question: str) -> list[Grounded[Hit]]:
    return [ground(Hit("See the handbook.", 0.4), source="handbook")] if "book" in question else []


@prompt(model="helpdesk")
def reply(question: str, facts: str) -> str:
    return f"{question} {facts}"


@grounded_pure
def ask(question: str) -> HelpdeskAnswer | InsufficientEvidence:
    hits = search(question)
    used_fallback = False
    if not hits:
        hits = fallback(question)
        used_fallback = True
    if not hits:
        return InsufficientEvidence(reason="no hits")
    good = [h for h in hits if h.score > 0.5]
    text = reply(question, join(" ", [h.text for h in good or hits]))
    return HelpdeskAnswer(text, good, used_fallback)


def main() -> None:
    for question in ("Fix it!", "Which book?", "Hello"):
        result = ask(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(
                result.text,
                Light.GREEN if result.good else Light.AMBER,
                len(result.good),
                result.used_fallback,
                [s.source for s in result.text.sources().retrievals()],
            )


if __name__ == "__main__":
    main()
