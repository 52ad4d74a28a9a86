"""Legal commentary: hierarchical retrieval - book, chapter, paragraph - nested loops and early exits."""

from __future__ import annotations

from collections.abc import Iterator
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

BOOKS = {
    "civil": {
        "rent": ["Rent is due on the 3rd.", "Late rent bears interest."],
        "sale": ["Title passes."],
    }
}


@dataclass(frozen=True)
class Place:
    label: Grounded[str]
    text: Grounded[str]

    def cite(self) -> Grounded[str]:
        return self.label


@tool(uses=retrieval)
def chapters(book: str) -> list[str]:
    return list(BOOKS.get(book, {}))


@tool(uses=retrieval)
def paragraphs(book: str, chapter: str) -> list[Grounded[str]]:
    return [
        ground(t, source=f"{book}/{chapter}/{n}") for n, t in enumerate(BOOKS[book][chapter], 1)
    ]


@prompt(model="scholar")
def is_relevant(question: str, title: str) -> str:
    return "yes" if title in question else "no"


@prompt(model="scholar")
def comment(question: str, texts: str) -> str:
    return f"{question} {texts}"


def places(book: str, question: str) -> Iterator[Place]:
    for chapter in each(chapters(book)):
        if is_relevant(question, chapter) != "yes":
            continue
        for number, text in enumerate(paragraphs(book, chapter), start=1):
            yield Place(interpolate("{}/{} no. {}", book, chapter, number), text)


@grounded_pure
def research(
    books: list[str], question: str, limit: int = 3
) -> Grounded[str] | InsufficientEvidence:
    found: list[Place] = []
    for book in books:
        for place in places(book, question):
            found.append(place)
            if len(found) == limit:
                break
    if not found:
        return InsufficientEvidence(reason="the commentary is silent")
    texts = join(" ", [p.text for p in found])
    return interpolate("{} [{}]", comment(question, texts), join("; ", [p.cite() for p in found]))


def main() -> None:
    for question in ("When is rent due?", "What about dogs?"):
        result = research(["civil", "penal"], question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, sorted({s.source for s in result.sources().retrievals()}))


if __name__ == "__main__":
    main()
