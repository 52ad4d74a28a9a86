"""News archive: streaming answer (async generator) with inline citations."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, prompt, retrieval, tool

ARTICLES = {
    "n1": "The bridge opened in May. It cost 3 million.",
    "n2": "The bridge closed for repairs in June.",
}


@dataclass(frozen=True)
class Article:
    id: str
    body: str


@tool(uses=retrieval)
async def search_news(query: str) -> list[Grounded[Article]]:
    await asyncio.sleep(0)
    return [
        ground(Article(k, v), source="news/" + k) for k, v in ARTICLES.items() if query in v.lower()
    ]


@prompt(model="news")
async def condense(query: str, body: str) -> str:
    await asyncio.sleep(0)
    return body.split(".")[0] + "."


def cite(sentence: Grounded[str], article: Grounded[Article], number: int) -> Grounded[str]:
    return interpolate("{} [{}: {}]", sentence, number, article.id)


@grounded_pure
async def stream_answer(query: str, max_chars: int = 200) -> AsyncIterator[Grounded[str]]:
    used = 0
    for number, article in enumerate(await search_news(query), start=1):
        sentence = await condense(query, article.body)
        if used + len(sentence) > max_chars:
            break
        used += len(sentence)
        yield cite(sentence, article, number)


async def main() -> None:
    async for part in stream_answer("bridge"):
        print(part, [s.source for s in part.sources().retrievals()])
    print([str(p) async for p in stream_answer("bridge", 30)])
    print([p async for p in stream_answer("tunnel")])


if __name__ == "__main__":
    asyncio.run(main())
