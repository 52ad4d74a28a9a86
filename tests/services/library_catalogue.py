"""Library catalogue: pagination through a generator, islice and takewhile."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice, takewhile

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


@dataclass(frozen=True)
class Book:
    title: str
    author: str
    year: int
    relevance: float


SHELF = [Book(f"Bees, volume {n}", "Maeterlinck", 1900 + n, 1.0 - n / 10) for n in range(9)]
PAGE_SIZE = 4


@tool(uses=retrieval)
def fetch_page(query: str, page: int) -> list[Grounded[Book]]:
    start = page * PAGE_SIZE
    return [ground(b, source=b.title) for b in SHELF[start : start + PAGE_SIZE] if query in b.title]


@prompt(model="librarian")
def recommend(reader: str, catalogue: str) -> str:
    return f"{reader} should read {catalogue.splitlines()[0]}"


def all_results(query: str) -> Iterator[Grounded[Book]]:
    for page in count():
        books = fetch_page(query, page)
        if not books:
            return
        yield from books


def describe(book: Grounded[Book]) -> Grounded[str]:
    return interpolate("{} by {} ({})", book.title, book.author, book.year)


@grounded_pure
def shortlist(query: str, limit: int) -> list[Grounded[Book]]:
    good = takewhile(lambda b: b.relevance > 0.4, all_results(query))
    return list(islice(good, limit))


@grounded_pure
def suggestion(reader: str, query: str) -> Grounded[str] | None:
    books = shortlist(query, 10)
    recent = [b for b in books if b.year > 1901]
    chosen = recent or books
    if not chosen:
        return None
    return recommend(reader, join("\n", map(describe, chosen)))


@grounded_pure
def oldest(query: str) -> Grounded[Book] | None:
    return min(all_results(query), key=lambda b: b.year, default=None)


if __name__ == "__main__":
    print(suggestion("Ada", "Bees"))
    print(suggestion("Ada", "Wasps"))
    print(oldest("Bees"))
    print(len(shortlist("Bees", 3)))
