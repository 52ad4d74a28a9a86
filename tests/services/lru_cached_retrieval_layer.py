"""LRU-cached retrieval layer with an OrderedDict, in front of a slow index."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

INDEX = {"owl": "Owls hunt at night.", "bat": "Bats fly.", "fox": "Foxes are sly."}


@dataclass
class CacheInfo:
    hits: int = 0
    misses: int = 0


class CachedIndex:
    def __init__(self, size: int = 2) -> None:
        self.size = size
        self.info = CacheInfo()
        self._entries: OrderedDict[str, list[Grounded[str]]] = OrderedDict()

    @tool(uses=retrieval)
    def _fetch(self, query: str) -> list[Grounded[str]]:
        return [ground(text, source=key) for key, text in INDEX.items() if key in query]

    def search(self, query: str) -> list[Grounded[str]]:
        if query in self._entries:
            self.info.hits += 1
            self._entries.move_to_end(query)
            return self._entries[query]
        self.info.misses += 1
        found = self._fetch(query)
        self._entries[query] = found
        if len(self._entries) > self.size:
            self._entries.popitem(last=False)
        return found


@prompt(model="qa")
def ask(question: str, context: str) -> str:
    return context.splitlines()[0]


class Zoo:
    def __init__(self, index: CachedIndex) -> None:
        self.index = index

    @grounded_pure
    @agent
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        query = question.lower().rstrip("?")
        found = self.index.search(query)
        if not found:
            return InsufficientEvidence(reason="no such animal")
        return ask(question, join("\n", found))


def main() -> None:
    zoo = Zoo(CachedIndex())
    for question in ("owl?", "bat?", "owl", "fox", "bat", "cow"):
        print(zoo.answer(question))
    print(zoo.index.info)


if __name__ == "__main__":
    main()
