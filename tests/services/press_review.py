"""Press review: several languages, an async pipeline with three stages and bounded queues."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Article:
    paper: str
    language: str
    text: str


ARTICLES = {
    "election": [
        Article("Le Monde", "fr", "Les elections sont finies."),
        Article("Times", "en", "The election is over."),
        Article("Blog", "en", "lol"),
    ]
}


class TranslationFailed(Exception):
    pass


@tool(uses=retrieval)
async def fetch_articles(topic: str) -> list[Grounded[Article]]:
    await asyncio.sleep(0)
    return [ground(a, source=a.paper) for a in ARTICLES.get(topic, [])]


@prompt(model="translator")
async def to_english(text: str) -> str:
    await asyncio.sleep(0)
    if not text:
        raise TranslationFailed
    return "The elections are finished."


@prompt(model="reviewer")
async def review(topic: str, articles: str) -> str:
    return f"{topic}:\n{articles}"


async def in_english(article: Grounded[Article]) -> Grounded[str]:
    if article.language == "en":
        return article.text
    for attempt in range(3):
        try:
            return await to_english(article.text)
        except TranslationFailed:
            await asyncio.sleep(0.001 * 2**attempt)
    return article.text


async def line(article: Grounded[Article]) -> Grounded[str]:
    text = await in_english(article)
    return interpolate("{}: {}", article.paper, text)


@grounded_pure
async def press_review(topic: str, min_length: int = 10) -> Grounded[str] | InsufficientEvidence:
    articles = [a for a in await fetch_articles(topic) if len(a.text) >= min_length]
    if not articles:
        return InsufficientEvidence(reason=f"no articles on {topic}")
    async with asyncio.timeout(1):
        lines = await asyncio.gather(*(line(a) for a in articles))
    return await review(topic, join("\n", lines))


@grounded_pure
async def press_reviews(topics: list[str]) -> list[Grounded[str]]:
    results = await asyncio.gather(*(press_review(t) for t in topics))
    return [r for r in results if not isinstance(r, InsufficientEvidence)]


async def main() -> None:
    print(await press_review("election"))
    print(await press_review("weather"))
    print(len(await press_reviews(["election", "weather"])))


if __name__ == "__main__":
    asyncio.run(main())
