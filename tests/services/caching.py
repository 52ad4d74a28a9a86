"""Caching: answers are kept per question, in a cache class with a time to live."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Generic, TypeVar

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

T = TypeVar("T")


@dataclass
class Slot(Generic[T]):
    value: T
    expires: float


class TtlCache(Generic[T]):
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.slots: dict[str, Slot[T]] = {}

    def get(self, key: str) -> T | None:
        slot = self.slots.get(key)
        if slot is None or slot.expires < time.monotonic():
            return None
        return slot.value

    def put(self, key: str, value: T) -> None:
        self.slots[key] = Slot(value, time.monotonic() + self.seconds)


DOCS = {"tides": "Tides follow the moon.", "moon": "The moon is far."}
loads = 0


@tool(uses=retrieval)
@cache
def load(key: str) -> str | None:
    global loads
    loads += 1
    return DOCS.get(key)


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in DOCS.items() if k in question]


@prompt(model="qa")
def ask(question: str, context: str) -> str:
    return context.split(".")[0]


class Answers:
    def __init__(self) -> None:
        self.cache: TtlCache[Grounded[str]] = TtlCache(60)
        self.misses = 0

    @grounded_pure
    @agent
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        key = question.strip().lower()
        cached = self.cache.get(key)
        if cached is not None:
            return cached
        self.misses += 1
        hits = search(key)
        if not hits:
            return InsufficientEvidence(reason="no hits")
        reply = ask(question, join("\n", hits))
        self.cache.put(key, reply)
        return reply


@cache
@grounded_pure
@agent
def definition(word: str) -> Grounded[str] | None:
    text = load(word)
    return None if text is None else word + ": " + text


def main() -> None:
    answers = Answers()
    for question in ("Why tides?", "why tides? ", "Is the moon far?", "Why?"):
        print(answers.answer(question))
    print(answers.misses, definition("moon"), definition("moon"), definition("sun"), loads)


if __name__ == "__main__":
    main()
