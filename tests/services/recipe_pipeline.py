"""Recipes: generator pipeline, itertools.islice and pagination."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

BOOK = [
    ("pancakes", "flour, milk, eggs", 20),
    ("omelette", "eggs, butter, chives", 10),
    ("risotto", "rice, stock, parmesan", 40),
    ("crepes", "flour, milk, eggs, butter", 25),
    ("salad", "lettuce, oil", 5),
]
PAGE_SIZE = 2


@dataclass(frozen=True)
class Recipe:
    name: str
    ingredients: str
    minutes: int


@tool(uses=retrieval)
def fetch_page(number: int) -> list[Grounded[Recipe]]:
    start = number * PAGE_SIZE
    return [
        ground(Recipe(*row), source=f"cookbook p.{number}")
        for row in BOOK[start : start + PAGE_SIZE]
    ]


@prompt(model="chef")
def propose(wish: str, recipes: str) -> str:
    return f"For {wish}: {recipes}"


def all_recipes(max_pages: int = 10) -> Iterator[Grounded[Recipe]]:
    for number in range(max_pages):
        page = fetch_page(number)
        if not page:
            return
        yield from page


def with_ingredient(
    recipes: Iterable[Grounded[Recipe]], ingredient: str
) -> Iterator[Grounded[Recipe]]:
    for recipe in recipes:
        if ingredient in recipe.ingredients:
            yield recipe


def quick(recipes: Iterable[Grounded[Recipe]], minutes: int) -> Iterator[Grounded[Recipe]]:
    return (recipe for recipe in recipes if recipe.minutes <= minutes)


@grounded_pure
def suggest(ingredient: str, minutes: int, limit: int = 2) -> Grounded[str] | InsufficientEvidence:
    pipeline = quick(with_ingredient(all_recipes(), ingredient), minutes)
    chosen = list(islice(pipeline, limit))
    if not chosen:
        return InsufficientEvidence(reason=f"no quick recipe with {ingredient}")
    names = join(", ", [recipe.name.title() for recipe in chosen])
    return propose(ingredient, names)


def main() -> None:
    for ingredient in ("eggs", "rice", "truffle"):
        found = suggest(ingredient, 30)
        print(found if not isinstance(found, InsufficientEvidence) else "none: " + found.reason)
        if not isinstance(found, InsufficientEvidence):
            print([s.source for s in found.sources().retrievals()])


if __name__ == "__main__":
    main()
