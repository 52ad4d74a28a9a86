"""Accepted: frequently asked questions with a cache that forgets."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool

log = logging.getLogger("faq")
V = TypeVar("V")
WORLD = ""


@dataclass
class Entry(Generic[V]):
    value: V
    expires: float


class TtlCache(Generic[V]):
    def __init__(self, clock: Callable[[], float], ttl: float, size: int = 100) -> None:
        self._clock = clock
        self._ttl = ttl
        self._size = size
        self._entries: OrderedDict[str, Entry[V]] = OrderedDict()

    def get(self, key: str) -> V | None:
        entry = self._entries.get(key)
        if entry is None or entry.expires < self._clock():
            return None
        self._entries.move_to_end(key)
        return entry.value

    def put(self, key: str, value: V) -> None:
        self._entries[key] = Entry(value, self._clock() + self._ttl)
        if len(self._entries) > self._size:
            self._entries.popitem(last=False)

    def keys(self) -> list[str]:
        return list(self._entries)


@tool(uses=retrieval)
def faq_page(slug: str) -> str | None:
    return f"{slug}: {WORLD}" if WORLD else None


@prompt(model="small")
def answer_from_page(question: str, page: str) -> str:
    return f"{question} {page}"


def slugify(question: str) -> str:
    return "-".join("".join(c for c in question.lower() if c.isalnum() or c == " ").split())


class Faq:
    def __init__(self, clock: Callable[[], float]) -> None:
        self.cache: TtlCache[Grounded[str]] = TtlCache(clock, ttl=60.0)
        self.hits = 0
        self.open_questions: set[str] = set()

    @agent
    @grounded_pure
    def ask(self, question: str) -> Grounded[str] | None:
        slug = slugify(question)
        cached = self.cache.get(slug)
        if cached is not None:
            self.hits += 1
            log.info("cache hit for %s", slug)
            return cached
        page = faq_page(slug)
        if page is None:
            self.open_questions.add(slug)
            return None
        answer = answer_from_page(question, page)
        self.cache.put(slug, answer)
        return answer


def main(content: str) -> object:
    global WORLD
    WORLD = content
    faq = Faq(clock=lambda: 0.0)
    answers = [faq.ask(q) for q in ("Opening hours?", "Parking?", "opening hours")]
    return answers, faq.hits, faq.cache.keys(), faq.open_questions
