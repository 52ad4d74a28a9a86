"""Wine cellar: a small inventory service with sync facade over async core, DTO conversion, sorting, filters, paging."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Generic, TypeVar

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

T = TypeVar("T")


@dataclass(frozen=True)
class Wine:
    name: str
    year: int
    rating: float
    notes: str


CELLAR = [
    Wine("Riesling", 2019, 4.2, "peach and slate"),
    Wine("Syrah", 2015, 4.6, "pepper"),
    Wine("Cava", 2020, 3.9, "brioche"),
    Wine("Malbec", 2018, 4.4, "plum"),
]


@dataclass(frozen=True)
class Page(Generic[T]):
    items: list[T]
    number: int
    size: int

    @property
    def is_last(self) -> bool:
        return len(self.items) < self.size


@tool(uses=retrieval)
async def cellar(number: int, size: int) -> list[Grounded[Wine]]:
    await asyncio.sleep(0)
    return [
        ground(w, source=f"cellar/{w.name}") for w in CELLAR[number * size : (number + 1) * size]
    ]


@prompt(model="sommelier")
async def pair(dish: str, wines: str) -> str:
    return f"With {dish}: {wines}"


async def load_page(number: int, size: int) -> Page[Grounded[Wine]]:
    return Page(await cellar(number, size), number, size)


async def load_all(size: int) -> list[Grounded[Wine]]:
    wines: list[Grounded[Wine]] = []
    number = 0
    while True:
        page = await load_page(number, size)
        wines += page.items
        if page.is_last:
            return wines
        number += 1


def drinkable(wine: Grounded[Wine], year: int, min_rating: float) -> Grounded[bool]:
    return (year - wine.year >= 3) & (wine.rating >= min_rating)


def card(wine: Grounded[Wine]) -> Grounded[str]:
    stars = "*" * round(wine.rating)
    return interpolate("{0.name} {0.year} {1}", wine, stars)


@grounded_pure
async def suggest(
    dish: str, year: int, min_rating: float = 4.0, limit: int = 2
) -> Grounded[str] | InsufficientEvidence:
    wines = await load_all(size=3)
    good = [w for w in wines if drinkable(w, year, min_rating)]
    if not good:
        return InsufficientEvidence(reason=f"nothing for {dish}")
    good.sort(key=lambda w: (-w.rating, w.name))
    best, rest = good[:limit], good[limit:]
    text = await pair(dish, join(", ", map(card, best)))
    if rest:
        text += interpolate(" (and {} more)", len(rest))
    return text


def suggest_sync(dish: str, year: int) -> Grounded[str] | InsufficientEvidence:
    return asyncio.run(suggest(dish, year))


def main() -> None:
    for dish, year in (("duck", 2024), ("soup", 2010)):
        result = suggest_sync(dish, year)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
