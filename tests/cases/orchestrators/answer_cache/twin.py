"""Refused: which answers are kept is decided by what they say."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("cache")


@tool(uses=retrieval)
def fetch_passage(query: str) -> str | None:
    return f"{WORLD[0]} <- {query}" if WORLD[0] else None


@prompt(model="small")
def ask(question: str, context: str) -> str:
    return f"{question}? {context}"


def key_of(question: str) -> str:
    return hashlib.sha1(question.casefold().encode()).hexdigest()[:12]


@dataclass
class Entry:
    stored_at: float
    answer: Grounded[str]


class AnswerCache:
    def __init__(self, capacity: int, ttl: float, clock: Callable[[], float]) -> None:
        self.capacity = capacity
        self.ttl = ttl
        self.clock = clock
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.hits = 0

    def get(self, key: str) -> Grounded[str] | None:
        entry = self.entries.get(key)
        if entry is None or self.clock() - entry.stored_at > self.ttl:
            return None
        self.hits += 1
        self.entries.move_to_end(key)
        return entry.answer

    def put(self, key: str, answer: Grounded[str]) -> None:
        self.entries[key] = Entry(self.clock(), answer)
        while len(self.entries) > self.capacity:
            self.entries.popitem(last=False)


class CachedService:
    def __init__(self, cache: AnswerCache) -> None:
        self.cache = cache

    @agent
    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        key = key_of(question)
        cached = self.cache.get(key)
        if cached is not None:
            logger.debug("cache hit for %s", key)
            return cached
        passage = fetch_passage(question)
        if passage is None:
            return InsufficientEvidence(reason="nothing found", missing=())
        answer = ask(question, passage)
        if "yes" in answer:
            self.cache.put(key, answer)  # E: grounded-laundering
        return answer


def main(content: str) -> object:
    WORLD[0] = content
    ticks = iter(range(1000))
    service = CachedService(AnswerCache(2, 50.0, lambda: float(next(ticks))))
    answers = [service.answer(q) for q in ("What is due", "who pays", "WHAT IS DUE", "when")]
    return answers, list(service.cache.entries), service.cache.hits
