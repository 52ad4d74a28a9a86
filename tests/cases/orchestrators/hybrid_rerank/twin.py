"""Refused: where the best hit came from is returned as a word."""

import logging
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("search")


@dataclass(frozen=True)
class Hit:
    doc_id: str
    text: str
    score: float


@tool(uses=retrieval)
def keyword_search(query: str) -> list[Hit]:  # N: grounded-declaration
    n = len(WORLD[0])
    return [Hit(f"k{i}", f"{WORLD[0]}/{i}", (n * i) % 11 / 11) for i in range(1, 4)]


@tool(uses=retrieval)
def vector_search(query: str) -> list[Hit]:  # N: grounded-declaration
    n = len(WORLD[0])
    return [Hit(f"v{i}", f"{WORLD[0]}|{i}", (n + i) % 5 / 5) for i in range(1, 4)]


@prompt(model="reranker")
def relevance(query: str, text: str) -> float:
    return len(set(query) & set(text)) / 30


@prompt(model="large")
def write_answer(query: str, first: str, second: str) -> str:
    return f"{query}: {first}; {second}"


@lift
def damped(hit: Hit, factor: float) -> Hit:
    return replace(hit, score=math.tanh(hit.score * factor))


class HybridSearch:
    def __init__(self, weights: dict[str, float], keep: int = 2) -> None:
        self.weights = weights
        self.keep = keep

    @grounded_pure
    def candidates(self, query: str) -> list[Grounded[Hit]]:
        keyword = [damped(hit, self.weights["keyword"]) for hit in each(keyword_search(query))]
        vector = [damped(hit, self.weights["vector"]) for hit in each(vector_search(query))]
        return keyword + vector

    @grounded_pure
    def rerank(self, query: str, hits: Sequence[Grounded[Hit]]) -> list[Grounded[Hit]]:
        scored = [(relevance(query, hit.text) + hit.score, hit) for hit in hits]
        scored.sort(key=lambda pair: pair[0], reverse=True)
        return [hit for _, hit in scored]

    @agent
    @grounded_pure
    def answer(self, query: str) -> tuple[str, Grounded[str]] | InsufficientEvidence:
        candidates = self.candidates(query)
        hits = self.rerank(query, candidates)[: self.keep]
        if len(hits) < 2:
            return InsufficientEvidence(reason="fewer than two documents", missing=())
        first, second = hits
        logger.info("top documents: %s, %s", first.doc_id, second.doc_id)
        position = candidates.index(first)
        origin = "keyword" if position < 3 else "vector"
        text = write_answer(query, first.text, second.text.strip())
        return origin, text  # E: grounded-laundering


def main(content: str) -> object:
    WORLD[0] = content
    return HybridSearch({"keyword": 0.8, "vector": 1.2}).answer("late delivery penalty")
