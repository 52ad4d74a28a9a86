"""Hybrid search with asyncio: per-source timeouts, result records, weighted fusion."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("hybrid")


@dataclass(frozen=True)
class Doc:
    id: str
    text: str


DOCS = {
    "a": Doc("a", "Solar panels need sun."),
    "b": Doc("b", "Inverters convert current."),
    "c": Doc("c", "Batteries store power."),
}


@tool(uses=retrieval)
async def lexical(query: str) -> list[Grounded[Doc]]:
    await asyncio.sleep(0)
    return [ground(DOCS[k], source=k) for k in ("a", "b") if query != "nothing"]


@tool(uses=retrieval)
async def semantic(query: str) -> list[Grounded[Doc]]:
    await asyncio.sleep(0)
    return [ground(DOCS[k], source=k) for k in ("c", "a") if query != "nothing"]


@prompt(model="solar")
async def answer_with(query: str, context: str) -> str:
    return context.splitlines()[0]


@dataclass(frozen=True)
class Ranking:
    name: str
    weight: float
    docs: list[Grounded[Doc]]


async def lexical_ranking(query: str, timeout: float) -> Ranking:
    try:
        docs = await asyncio.wait_for(lexical(query), timeout)
    except asyncio.TimeoutError:
        logger.warning("lexical search timed out")
        docs = []
    return Ranking("lexical", 0.4, docs)


async def semantic_ranking(query: str, timeout: float) -> Ranking:
    try:
        docs = await asyncio.wait_for(semantic(query), timeout)
    except asyncio.TimeoutError:
        logger.warning("semantic search timed out")
        docs = []
    return Ranking("semantic", 0.6, docs)


def fuse(rankings: Sequence[Ranking], k: int = 10) -> list[Grounded[Doc]]:
    scores: dict[Grounded[str], float] = defaultdict(float)
    docs: dict[Grounded[str], Grounded[Doc]] = {}
    for ranking in rankings:
        for position, doc in enumerate(ranking.docs):
            scores[doc.id] += ranking.weight / (k + position)
            docs[doc.id] = doc
    ordered = sorted(scores, key=lambda doc_id: scores[doc_id], reverse=True)
    return [docs[doc_id] for doc_id in ordered]


@grounded_pure
async def hybrid_answer(query: str, timeout: float = 1.0) -> Grounded[str] | InsufficientEvidence:
    rankings = await asyncio.gather(
        lexical_ranking(query, timeout), semantic_ranking(query, timeout)
    )
    docs = fuse(rankings)
    if not docs:
        return InsufficientEvidence(reason="no documents")
    return await answer_with(query, join("\n", [d.text for d in docs[:2]]))


async def main() -> None:
    print(await hybrid_answer("solar"))
    print(await hybrid_answer("nothing"))


if __name__ == "__main__":
    asyncio.run(main())
