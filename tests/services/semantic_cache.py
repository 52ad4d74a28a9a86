"""Semantic cache for a help desk: nearest previous question, otherwise retrieval; hit statistics."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


def words(text: str) -> frozenset[str]:
    return frozenset(text.lower().strip("?").split())


def similarity(a: str, b: str) -> float:
    left, right = words(a), words(b)
    return len(left & right) / max(1, len(left | right))


@tool(uses=retrieval)
def documents(question: str) -> list[Grounded[str]]:
    docs = ["Use VPN to connect from home.", "Printers are on floor two."]
    return [ground(d, source=f"doc/{i}") for i, d in enumerate(docs) if words(question) & words(d)]


@prompt(model="helpdesk")
def reply_to(question: str, docs: str) -> str:
    return docs.splitlines()[0]


@dataclass(frozen=True)
class Entry:
    question: str
    answer: Grounded[str]


class SemanticCache:
    def __init__(self, threshold: float) -> None:
        self.threshold = threshold
        self.entries: list[Entry] = []
        self.hits = 0
        self.misses = 0

    def lookup(self, question: str) -> Entry | None:
        best: Entry | None = None
        best_score = self.threshold
        for entry in self.entries:
            score = similarity(entry.question, question)
            if score >= best_score:
                best, best_score = entry, score
        if best is None:
            self.misses += 1
        else:
            self.hits += 1
        return best

    def store(self, question: str, answer: Grounded[str]) -> None:
        self.entries.append(Entry(question, answer))


class HelpDesk:
    def __init__(self, threshold: float = 0.6) -> None:
        self.cache = SemanticCache(threshold)

    @grounded_pure
    def ask(self, question: str) -> Grounded[str] | InsufficientEvidence:
        cached = self.cache.lookup(question)
        if cached is not None:
            return cached.answer
        docs = documents(question)
        if not docs:
            return InsufficientEvidence(reason="no document matches")
        answer = reply_to(question, join("\n", docs))
        self.cache.store(question, answer)
        return answer


if __name__ == "__main__":
    desk = HelpDesk()
    print(desk.ask("How do I connect from home?"))
    print(desk.ask("How do we connect from home?"))
    print(desk.ask("Any cake?"))
    print(desk.cache.hits, desk.cache.misses)
