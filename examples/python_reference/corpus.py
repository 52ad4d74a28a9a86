"""The language reference that ships inside CPython, searchable with SQLite FTS5."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pydoc_data.topics import topics
from typing import NamedTuple

PARAGRAPH = re.compile(r"\S.*?(?=\n\s*\n|\s*\Z)", re.DOTALL)
WORD = re.compile(r"[a-z_]+")
STOP_WORDS = WORD.findall(
    "a an and are as at be by do does for from how i in is it of on or that the to was what when"
    " where which who why will with"
)


class Passage(NamedTuple):
    """A paragraph of the reference; `start` and `end` are offsets into its topic, in characters."""

    topic: str
    start: int
    end: int
    text: str


def words(text: str) -> list[str]:
    """Return the words of a text that carry meaning, in lower case."""
    return [word for word in WORD.findall(text.lower()) if word not in STOP_WORDS]


def passages() -> Iterator[Passage]:
    """Yield every paragraph of prose once, from the shortest topic that holds it."""
    seen = set[str]()
    for topic, text in sorted(topics.items(), key=lambda item: len(item[1])):
        for match in PARAGRAPH.finditer(text):
            paragraph = match.group()
            if paragraph.endswith(".") and paragraph not in seen:
                seen.add(paragraph)
                yield Passage(topic, match.start(), match.end(), paragraph)


def search(question: str, limit: int) -> list[tuple[Passage, float]]:
    """Return the `limit` paragraphs that match best, each with its BM25 score, best first.

    Raises `LookupError` if the reference has nothing on the question.
    """
    query = " OR ".join(f'"{word}"' for word in words(question)) or '""'
    with closing(sqlite3.connect(":memory:")) as index:
        index.execute(
            "CREATE VIRTUAL TABLE reference USING fts5"
            '(topic, "start" UNINDEXED, "end" UNINDEXED, text, tokenize = "porter")'
        )
        index.executemany("INSERT INTO reference VALUES (?, ?, ?, ?)", passages())
        rows = index.execute(
            "SELECT *, -bm25(reference) FROM reference WHERE reference MATCH ?"
            " ORDER BY rank LIMIT ?",
            (query, limit),
        ).fetchall()
    if not rows:
        raise LookupError(f"the reference has nothing on {question!r}")
    return [(Passage(*columns), score) for *columns, score in rows]
