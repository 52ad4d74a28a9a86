"""Trade fair app: exhibitor search with pagination cursors, a Page record, and a generator over cursors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

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


@dataclass(frozen=True)
class Exhibitor:
    name: str
    hall: int
    products: str


@dataclass(frozen=True)
class Page:
    items: tuple[Exhibitor, ...]
    cursor: str | None


ALL = tuple(Exhibitor(f"Firm {n}", n % 3, "robots" if n % 2 else "lasers") for n in range(7))


@tool(uses=retrieval)
def fetch(product: str, cursor: str | None) -> Grounded[Page]:
    start = int(cursor) if cursor else 0
    chunk = ALL[start : start + 3]
    following = str(start + 3) if start + 3 < len(ALL) else None
    matching = tuple(e for e in chunk if product in e.products)
    return ground(Page(matching, following), source=f"fair/{product}/{start}")


@prompt(model="fair")
def route(visitor: str, stops: str) -> str:
    return f"{visitor}: {stops}"


def exhibitors(product: str, max_pages: int = 10) -> Iterator[Grounded[Exhibitor]]:
    cursor = None
    for _ in range(max_pages):
        page = fetch(product, cursor)
        for item in each(page.items):
            yield item
        cursor = page.cursor
        if cursor is None:
            break


def by_hall(items: list[Grounded[Exhibitor]]) -> dict[Grounded[int], list[Grounded[Exhibitor]]]:
    halls: dict[Grounded[int], list[Grounded[Exhibitor]]] = {}
    for item in items:
        halls.setdefault(item.hall, []).append(item)
    return halls


@grounded_pure
def tour(visitor: str, product: str, stops: int = 3) -> Grounded[str] | InsufficientEvidence:
    chosen = list(islice(exhibitors(product), stops))
    if not chosen:
        return InsufficientEvidence(reason=f"nobody shows {product}")
    lines = [
        interpolate("hall {}: {}", hall, join(", ", [e.name for e in items]))
        for hall, items in sorted(by_hall(chosen).items(), key=lambda pair: pair[0])
    ]
    return route(visitor, join("; ", lines))


if __name__ == "__main__":
    print(tour("Ida", "robots"))
    print(tour("Ida", "lasers", 1))
    print(tour("Ida", "boats"))
