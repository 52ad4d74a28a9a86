"""Search assistant with a query log: repeated questions served from memory by similarity to earlier ones (plain)."""

from __future__ import annotations

import difflib
from dataclasses import dataclass, field

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[str]]:
    return (
        [ground("Rye bread keeps for a week.", source="bread/1")]
        if "bread" in question.lower()
        else []
    )


@prompt(model="baker")
def reply(question: str, facts: str) -> str:
    return f"{question} {facts}"


@dataclass
class SemanticCache:
    threshold: float = 0.8
    entries: list[tuple[str, Grounded[str]]] = field(default_factory=list)
    hits: int = 0

    def find(self, question: str) -> Grounded[str] | None:
        for known, answer in self.entries:
            ratio = difflib.SequenceMatcher(None, known.lower(), question.lower()).ratio()
            if ratio >= self.threshold:
                self.hits += 1
                return answer
        return None

    def store(self, question: str, answer: Grounded[str]) -> None:
        self.entries.append((question, answer))


class Assistant:
    def __init__(self, cache: SemanticCache) -> None:
        self.cache = cache
        self.asked = 0

    @grounded_pure
    def ask(self, question: str) -> Grounded[str] | InsufficientEvidence:
        self.asked += 1
        cached = self.cache.find(question)
        if cached is not None:
            return cached
        facts = search(question)
        if not facts:
            return InsufficientEvidence(reason="nothing found")
        answer = reply(question, join(" ", facts))
        if len(answer) > 500:
            return InsufficientEvidence(reason="the answer is too long")
        self.cache.store(question, answer)
        return answer


def main() -> None:
    assistant = Assistant(SemanticCache())
    for question in ("How long keeps bread?", "how long keeps bread", "Why?"):
        result = assistant.ask(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])
    print(assistant.cache.hits, assistant.asked)


if __name__ == "__main__":
    main()
