"""Self-critique loop: draft, critique, revise until the critic is content."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Literal

from corvid_runtime import Grounded, agent, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)

NOTES = {"ferry": "The ferry sails at 8 and 14. Dogs pay 5 EUR."}


@tool(uses=retrieval)
def notes(topic: str) -> Grounded[str] | None:
    return ground(NOTES[topic], source=topic) if topic in NOTES else None


@prompt(model="writer")
def draft(question: str, context: str) -> str:
    return context


@dataclass(frozen=True)
class Critique:
    ok: bool
    remarks: str
    score: int


@prompt(model="critic")
def criticise(question: str, text: str) -> Critique:
    return Critique(len(text) < 30, "too long", 10 - len(text) // 10)


@prompt(model="writer")
def revise(text: str, remarks: str) -> str:
    return text.split(". ")[0] + "."


@grounded_pure
@agent
def answer(question: str, topic: str, rounds: int = 3) -> Grounded[str] | InsufficientEvidence:
    context = notes(topic)
    if context is None:
        return InsufficientEvidence(reason="no notes")
    text = draft(question, context)
    for round in range(rounds):
        critique = criticise(question, text)
        if critique.ok:
            log.info("accepted in round %d", round)
            break
        log.info("round %d: %s", round, critique.remarks)
        text = revise(text, critique.remarks)
    else:
        return InsufficientEvidence(reason="the critic was never content")
    return text


@grounded_pure
@agent
def best_of(question: str, topic: str, n: int = 3) -> Grounded[str] | None:
    context = notes(topic)
    if context is None:
        return None
    best = None
    best_score: Grounded[int] | Literal[-1] = -1
    for _ in range(n):
        candidate = draft(question, context)
        score = criticise(question, candidate).score
        if score > best_score:
            best, best_score = candidate, score
    return best


def main() -> None:
    print(answer("When?", "ferry"))
    print(answer("When?", "ferry", 1))
    print(answer("When?", "train"))
    print(best_of("When?", "ferry"))


if __name__ == "__main__":
    main()
