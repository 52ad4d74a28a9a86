"""Sales assistant: tiered models - a cheap one first, an expensive one if the answer is weak; token accounting."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Protocol

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("sales")


class Model(Protocol):
    @prompt
    def complete(self, question: str, context: str) -> str: ...


class Cheap:
    @prompt(model="cheap")
    def complete(self, question: str, context: str) -> str:
        return "dunno" if "price" in question else context


class Expensive:
    @prompt(model="expensive")
    def complete(self, question: str, context: str) -> str:
        return f"The answer: {context}"


@dataclass(frozen=True)
class Tier:
    name: str
    model: Model
    max_chars: int


TIERS = (Tier("cheap", Cheap(), 40), Tier("expensive", Expensive(), 400))


@tool(uses=retrieval)
def product(question: str) -> list[Grounded[str]]:
    return (
        [
            ground("The lamp costs 20 EUR.", source="shop/lamp"),
            ground("It is red.", source="shop/lamp"),
        ]
        if "lamp" in question
        else []
    )


def shorten(texts: list[Grounded[str]], limit: int) -> Grounded[str]:
    whole = join(" ", texts)
    return whole if len(whole) <= limit else whole[:limit]


def is_weak(reply: Grounded[str]) -> bool:
    return len(reply) < 8 or "dunno" in reply.lower()


@grounded_pure
def ask(question: str) -> Grounded[str] | InsufficientEvidence:
    texts = product(question)
    if not texts:
        return InsufficientEvidence(reason="no such product")
    for tier in TIERS:
        reply = tier.model.complete(question, shorten(texts, tier.max_chars))
        log.info("%s answered %d characters", tier.name, len(reply))
        if not is_weak(reply):
            return reply
    return InsufficientEvidence(reason="all models are weak")


def main() -> None:
    for question in ("Describe the lamp", "What price has the lamp?", "Sofa?"):
        result = ask(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
