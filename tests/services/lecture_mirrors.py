"""Lecture search: asyncio.wait FIRST_COMPLETED over mirrors, cancel the rest; then rerank with a prompt."""

from __future__ import annotations

import asyncio

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

LECTURES = ["Graphs and trees", "Trees in Java", "Hash tables"]


@tool(uses=retrieval)
async def search_mirror(mirror: str, word: str) -> list[Grounded[str]]:
    await asyncio.sleep(0.001 if mirror == "fast" else 0.5)
    return [ground(t, source=f"{mirror}/{n}") for n, t in enumerate(LECTURES) if word in t.lower()]


@prompt(model="reranker")
async def relevance(question: str, title: str) -> str:
    return str(len(set(question.lower().split()) & set(title.lower().split())))


@tool(uses=retrieval)
async def fastest(mirrors: list[str], word: str) -> list[Grounded[str]]:
    tasks = [asyncio.create_task(search_mirror(m, word)) for m in mirrors]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    return done.pop().result()


async def rerank(question: str, titles: list[Grounded[str]]) -> list[Grounded[str]]:
    scores = await asyncio.gather(*(relevance(question, t) for t in titles))
    pairs = sorted(zip(scores, titles), key=lambda pair: int(pair[0]), reverse=True)
    return [title for score, title in pairs if score != "0"]


@grounded_pure
async def recommend(question: str, word: str) -> Grounded[str] | InsufficientEvidence:
    titles = await fastest(["slow", "fast"], word)
    if not titles:
        return InsufficientEvidence(reason=f"no lecture on {word}")
    ranked = await rerank(question, titles)
    if not ranked:
        return InsufficientEvidence(reason="nothing is relevant")
    return interpolate("First {}, then {}", ranked[0], join(", ", ranked[1:]))


async def main() -> None:
    for question, word in (("trees in java", "trees"), ("cooking", "hash"), ("x", "soup")):
        result = await recommend(question, word)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    asyncio.run(main())
