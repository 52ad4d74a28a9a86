"""Support search with local helpers: nested functions, closures over plain settings, counters in logs."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Faq:
    id: int
    question: str
    answer: str
    views: int


FAQS = [
    Faq(1, "How to pay?", "By card.", 100),
    Faq(2, "How to return?", "By mail, pay nothing.", 300),
    Faq(3, "Who are you?", "Nobody.", 5),
]


@tool(uses=retrieval)
def faqs() -> list[Grounded[Faq]]:
    return [ground(f, source=f"faq/{f.id}") for f in FAQS]


@prompt(model="m")
def compose(question: str, material: str) -> str:
    return material.splitlines()[0]


@grounded_pure
@agent
def answer(question: str, boost: float = 1.5) -> Grounded[str] | InsufficientEvidence:
    words = [w.strip("?").lower() for w in question.split() if len(w) > 2]

    def score(faq: Grounded[Faq]) -> Grounded[float]:
        in_question = faq.question.lower().count(words[0]) if words else faq.views * 0
        in_answer = faq.answer.lower().count(words[0]) if words else faq.views * 0
        return in_question * boost + in_answer + faq.views / 1000

    def line(number: int, faq: Grounded[Faq]) -> Grounded[str]:
        return interpolate("{}. {} {}", number, faq.question, faq.answer)

    ranked = sorted(faqs(), key=score, reverse=True)
    relevant = [f for f in ranked if score(f) > 1.0]
    log.info("%d of %d are relevant", len(relevant), len(ranked))
    if not relevant:
        return InsufficientEvidence(reason="nothing relevant")
    return compose(question, join("\n", [line(n, f) for n, f in enumerate(relevant[:2], 1)]))


def main() -> None:
    print(answer("how to pay?"), answer("cats"))


if __name__ == "__main__":
    main()
