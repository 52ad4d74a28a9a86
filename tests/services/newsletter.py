"""Newsletter: personalised digests for many readers, one shared fetch, interests as sets, per-reader results."""

from __future__ import annotations

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


@dataclass(frozen=True)
class Article:
    title: str
    tags: frozenset[str]
    words: int


@dataclass(frozen=True)
class Reader:
    email: str
    interests: frozenset[str]
    max_words: int = 500


@dataclass(frozen=True)
class Digest:
    reader: Reader
    body: Grounded[str] | InsufficientEvidence


ARTICLES = [
    Article("Solar boom", frozenset({"energy", "markets"}), 300),
    Article("New opera", frozenset({"culture"}), 250),
    Article("Oil falls", frozenset({"energy"}), 400),
]


@tool(uses=retrieval)
def articles() -> list[Grounded[Article]]:
    return [ground(a, source=f"cms/{a.title}") for a in ARTICLES]


@prompt(model="editor")
def write_digest(interests: str, titles: str) -> str:
    return f"For {interests}: {titles}"


def interesting(article: Grounded[Article], reader: Reader) -> bool:
    return bool(article.tags & reader.interests)


def select(reader: Reader, found: list[Grounded[Article]]) -> list[Grounded[Article]]:
    chosen: list[Grounded[Article]] = []
    words = 0
    for article in found:
        if not interesting(article, reader):
            continue
        if words + article.words > reader.max_words:
            continue
        words += int(article.words)
        chosen.append(article)
    return chosen


def body_for(
    reader: Reader, found: list[Grounded[Article]]
) -> Grounded[str] | InsufficientEvidence:
    chosen = select(reader, found)
    if not chosen:
        return InsufficientEvidence(reason="nothing interesting this week")
    return write_digest(", ".join(sorted(reader.interests)), join(", ", [a.title for a in chosen]))


@grounded_pure
def digests(readers: list[Reader]) -> list[Digest]:
    found = articles()
    return [Digest(reader, body_for(reader, found)) for reader in readers]


def main() -> None:
    readers = [
        Reader("a@x", frozenset({"energy"})),
        Reader("b@x", frozenset({"culture", "markets"}), 600),
        Reader("c@x", frozenset({"golf"})),
    ]
    for digest in digests(readers):
        if isinstance(digest.body, InsufficientEvidence):
            print(digest.reader.email, digest.body.reason)
        else:
            print(
                digest.reader.email,
                digest.body,
                [s.source for s in digest.body.sources().retrievals()],
            )


if __name__ == "__main__":
    main()
