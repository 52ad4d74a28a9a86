"""Corporate news: extractive summary - split articles into sentences, score, keep the best in order."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

ARTICLES = {
    "r1": "Acme buys Bolt. The price is 3 billion. Analysts are surprised.",
    "r2": "Bolt makes bolts. Acme wants to grow in Asia.",
}


@tool(uses=retrieval)
def articles(company: str) -> list[Grounded[str]]:
    return [
        ground(text, source=f"reuters/{key}") for key, text in ARTICLES.items() if company in text
    ]


@prompt(model="editor")
def headline(sentences: str) -> str:
    return sentences.split(".")[0].upper()


@dataclass(frozen=True)
class Scored:
    sentence: Grounded[str]
    score: Grounded[float]
    position: int


def sentences(text: Grounded[str]) -> list[Grounded[str]]:
    return [part.strip() for part in each(text.split(".")) if part.strip()]


def score(sentence: Grounded[str], company: str) -> float:
    words = len(sentence.split())
    bonus = 2.0 if company in sentence else 0.0
    return bonus + 1 / (1 + abs(words - 5))


def summary(texts: list[Grounded[str]], company: str, size: int) -> list[Grounded[str]]:
    candidates = [s for text in texts for s in sentences(text)]
    best = sorted(
        range(len(candidates)), key=lambda i: score(candidates[i], company), reverse=True
    )[:size]
    return [candidates[i] + "." for i in sorted(best)]


@grounded_pure
def brief(company: str, size: int = 3) -> Grounded[str] | InsufficientEvidence:
    texts = articles(company)
    if not texts:
        return InsufficientEvidence(reason=f"no news about {company}")
    body = join(" ", summary(texts, company, size))
    return interpolate("{}\n{}", headline(body), body)


def main() -> None:
    for company in ("Acme", "Zorg"):
        result = brief(company)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
