"""Routing: a plain classifier picks the specialist; specialists share a protocol."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

DOCS = {
    "billing": {"invoice": "Invoices are sent monthly."},
    "tech": {"crash": "Restart the device."},
}


@tool(uses=retrieval)
def lookup(area: str, word: str) -> Grounded[str] | None:
    text = DOCS[area].get(word)
    return None if text is None else ground(text, source=f"{area}/{word}")


@prompt(model="tone")
def friendly(text: str) -> str:
    return "Sure! " + text


class Specialist(Protocol):
    @grounded_pure
    def handle(self, question: str) -> Grounded[str] | InsufficientEvidence: ...


@dataclass
class Billing:
    prefix: str = "Billing"

    @grounded_pure
    def handle(self, question: str) -> Grounded[str] | InsufficientEvidence:
        for word in question.lower().split():
            text = lookup("billing", word)
            if text is not None:
                return interpolate("{}: {}", self.prefix, friendly(text))
        return InsufficientEvidence(reason="billing does not know")


class Tech:
    @grounded_pure
    def handle(self, question: str) -> Grounded[str] | InsufficientEvidence:
        texts = [lookup("tech", word) for word in re.findall(r"\w+", question.lower())]
        known = [text for text in texts if text is not None]
        return friendly(known[0]) if known else InsufficientEvidence(reason="tech does not know")


def classify(question: str) -> str:
    return "billing" if "invoice" in question or "pay" in question else "tech"


class Router:
    def __init__(self, specialists: Mapping[str, Specialist]) -> None:
        self.specialists = specialists
        self.counts: dict[str, int] = {}

    @grounded_pure
    @agent
    def route(self, question: str) -> Grounded[str] | InsufficientEvidence:
        area = classify(question)
        self.counts[area] = self.counts.get(area, 0) + 1
        specialist = self.specialists.get(area)
        if specialist is None:
            return InsufficientEvidence(reason=f"nobody handles {area}")
        return specialist.handle(question)


def main() -> None:
    router = Router({"billing": Billing(), "tech": Tech()})
    for question in ("where is my invoice", "the app has a crash", "hello"):
        print(router.route(question))
    print(router.counts)


if __name__ == "__main__":
    main()
