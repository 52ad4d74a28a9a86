"""Recipes: suggest a recipe from what is in the fridge; shopping list of what is missing."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    each,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)


@dataclass(frozen=True)
class Recipe:
    name: str
    ingredients: list[str]
    minutes: int
    steps: list[str]


BOOK = [
    Recipe("Omelette", ["eggs", "butter"], 10, ["Beat the eggs.", "Fry them."]),
    Recipe("Pancakes", ["eggs", "milk", "flour"], 20, ["Mix.", "Fry."]),
    Recipe("Toast", ["bread"], 3, ["Toast it."]),
]


@tool(uses=retrieval, source="name")
def recipes(max_minutes: int) -> list[Recipe]:
    return [r for r in BOOK if r.minutes <= max_minutes]


@prompt(model="chef")
def tips(recipe: str) -> str:
    return "Serve hot: " + recipe


@dataclass
class Suggestion:
    recipe: Grounded[Recipe]
    missing: list[Grounded[str]]
    text: Grounded[str]


def missing_from(recipe: Grounded[Recipe], fridge: set[str]) -> list[Grounded[str]]:
    return [item for item in each(recipe.ingredients) if item not in fridge]


@grounded_pure
@agent
def suggest(fridge: set[str], max_minutes: int = 30) -> Suggestion | None:
    candidates = recipes(max_minutes)
    best: Grounded[Recipe] | None = None
    best_missing: list[Grounded[str]] = []
    for recipe in candidates:
        missing = missing_from(recipe, fridge)
        if best is None or len(missing) < len(best_missing):
            best, best_missing = recipe, missing
    if best is None:
        return None
    steps = join(
        "\n", [interpolate("{}. {}", n, step) for n, step in enumerate(each(best.steps), start=1)]
    )
    return Suggestion(best, best_missing, best.name + "\n" + steps + "\n" + tips(best.name))


def main() -> None:
    suggestion = suggest({"eggs", "milk"})
    assert suggestion is not None
    print(suggestion.text, suggestion.missing)
    print(suggest({"eggs"}, 1))


if __name__ == "__main__":
    main()
