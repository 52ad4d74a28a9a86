"""Accepted: yields an answer paragraph by paragraph from several chapters."""

import logging
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice

from corvid_runtime import Grounded, each, grounded_pure, prompt, retrieval, tool

log = logging.getLogger("paragraphs")
WORLD = ""


@dataclass(frozen=True)
class Paragraph:
    heading: str
    body: Grounded[str]


@tool(uses=retrieval)
def chapter(book: str, number: int) -> list[str]:
    return [f"{word} ({book} {number})" for word in WORLD.split()]


@prompt(model="small")
def retell(style: str, text: str) -> str:
    return f"{style}: {text}"


def headings(book: str, numbers: Iterable[int]) -> Iterator[tuple[int, str]]:
    for number in numbers:
        yield number, f"{book}, chapter {number}"


@grounded_pure
def chapter_paragraphs(book: str, number: int, heading: str, limit: int) -> Iterator[Paragraph]:
    for text in islice(each(chapter(book, number)), limit):
        log.debug("retelling %s", text)
        yield Paragraph(heading, retell("brief", text.strip()))


@grounded_pure
def retelling(book: str, numbers: list[int], limit: int = 2) -> Generator[Paragraph, None, int]:
    done = 0
    for number, heading in headings(book, sorted(set(numbers))):
        yield from chapter_paragraphs(book, number, heading, limit)
        done += 1
    return done


@grounded_pure
def both_books(numbers: list[int]) -> list[Paragraph]:
    return list(chain(retelling("First", numbers), retelling("Second", numbers, limit=1)))


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return both_books([2, 1, 2])
