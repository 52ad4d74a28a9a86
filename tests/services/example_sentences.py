"""Language learning: example sentences, random-free sampling by bisect, paginated search until enough."""

from __future__ import annotations

import bisect
from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

SENTENCES = [
    "Le chat dort.",
    "Le chien court vite dans la rue.",
    "Un chat noir.",
    "Les chats mangent du poisson le soir.",
    "La maison.",
]
LEVELS = [3, 5, 8]
NAMES = ("easy", "medium", "hard", "expert")


@dataclass(frozen=True)
class Page:
    items: list[Grounded[str]]
    next_token: int | None


@tool(uses=retrieval)
def sentences(word: str, offset: int, size: int) -> list[Grounded[str]]:
    hits = [s for s in SENTENCES if word in s.lower()]
    return [ground(s, source=f"tatoeba/{SENTENCES.index(s)}") for s in hits[offset : offset + size]]


@prompt(model="teacher")
def exercise(level: str, examples: str) -> str:
    return f"[{level}] Translate: {examples}"


def page(word: str, token: int, size: int = 2) -> Page:
    items = sentences(word, token, size)
    return Page(items, token + size if len(items) == size else None)


def pages(word: str) -> Iterator[Page]:
    token: int | None = 0
    while token is not None:
        current = page(word, token)
        yield current
        token = current.next_token


def level_of(sentence: Grounded[str]) -> str:
    return NAMES[bisect.bisect_right(LEVELS, len(sentence.split()))]


@grounded_pure
def lesson(word: str, level: str, wanted: int = 2) -> Grounded[str] | InsufficientEvidence:
    chosen: list[Grounded[str]] = []
    for current in pages(word):
        chosen.extend(s for s in current.items if level_of(s) == level)
        if len(chosen) >= wanted:
            break
    if not chosen:
        return InsufficientEvidence(reason=f"no {level} sentences with {word}")
    return exercise(level, join(" / ", chosen[:wanted]))


def main() -> None:
    for word, level in (("chat", "medium"), ("chat", "easy"), ("oiseau", "easy")):
        result = lesson(word, level)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
