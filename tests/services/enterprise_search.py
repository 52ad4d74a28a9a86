"""Enterprise search: protocol retrievers, deduplication and reciprocal rank fusion."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Doc:
    id: str
    text: str


CORPUS = [
    Doc("wiki/1", "The build runs on every push."),
    Doc("wiki/2", "The release is cut on Tuesdays."),
    Doc("chat/9", "Ask Tom about the release."),
]


class Retriever(Protocol):
    @grounded_pure
    def retrieve(self, query: str) -> list[Grounded[Doc]]: ...


@tool(uses=retrieval)
def bm25(query: str) -> list[Grounded[Doc]]:
    return [ground(d, source=d.id) for d in CORPUS if query in d.text]


@tool(uses=retrieval)
def dense(query: str) -> list[Grounded[Doc]]:
    return [ground(d, source=d.id) for d in reversed(CORPUS)]


class KeywordRetriever:
    @grounded_pure
    def retrieve(self, query: str) -> list[Grounded[Doc]]:
        return bm25(query.lower())


class VectorRetriever:
    def __init__(self, top_k: int) -> None:
        self.top_k = top_k

    @grounded_pure
    def retrieve(self, query: str) -> list[Grounded[Doc]]:
        return dense(query)[: self.top_k]


@prompt(model="qa")
def answer_from(query: str, context: str) -> str:
    return context.splitlines()[0]


def fuse(rankings: Sequence[Sequence[Grounded[Doc]]], k: int = 60) -> list[Grounded[Doc]]:
    scores: dict[Grounded[str], float] = defaultdict(float)
    docs: dict[Grounded[str], Grounded[Doc]] = {}
    for ranking in rankings:
        for rank, doc in enumerate(ranking):
            scores[doc.id] += 1.0 / (k + rank)
            docs.setdefault(doc.id, doc)
    return sorted(docs.values(), key=lambda d: scores[d.id], reverse=True)


class SearchService:
    def __init__(self, retrievers: Sequence[Retriever], limit: int = 5) -> None:
        self._retrievers = retrievers
        self._limit = limit

    @grounded_pure
    def answer(self, query: str) -> Grounded[str] | InsufficientEvidence:
        rankings = [r.retrieve(query) for r in self._retrievers]
        fused = fuse(rankings)[: self._limit]
        if not fused:
            return InsufficientEvidence(reason="no documents")
        return answer_from(query, join("\n", [d.text for d in fused]))


if __name__ == "__main__":
    service = SearchService([KeywordRetriever(), VectorRetriever(3)])
    print(service.answer("release"))
    print(SearchService([KeywordRetriever()]).answer("zebra"))
