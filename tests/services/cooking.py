"""Cooking: recipe assistant with conversation memory, closures as tools, and unit conversion by lift."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Ingredient:
    name: str
    grams: int


@dataclass(frozen=True)
class Recipe:
    title: str
    ingredients: tuple[Ingredient, ...]
    servings: int


RECIPES = [
    Recipe("Pancakes", (Ingredient("flour", 200), Ingredient("milk", 300)), 4),
    Recipe("Omelette", (Ingredient("egg", 150),), 1),
]


@tool(uses=retrieval)
def find_recipe(name: str) -> Grounded[Recipe] | None:
    for recipe in RECIPES:
        if recipe.title.lower() == name.lower():
            return ground(recipe, source=f"cookbook/{recipe.title}")
    return None


@prompt(model="chef")
def instructions(title: str, ingredients: str) -> str:
    return f"{title}: mix {ingredients}"


@lift
def scale(grams: int, servings: int, wanted: int) -> int:
    return round(grams * wanted / servings)


def scaler(
    recipe: Grounded[Recipe], wanted: int
) -> Callable[[Grounded[Ingredient]], Grounded[str]]:
    def line(ingredient: Grounded[Ingredient]) -> Grounded[str]:
        return interpolate(
            "{} g {}", scale(ingredient.grams, recipe.servings, wanted), ingredient.name
        )

    return line


@dataclass
class Kitchen:
    guests: int
    asked: list[str] = field(default_factory=list)

    @grounded_pure
    def cook(self, name: str) -> Grounded[str] | InsufficientEvidence:
        self.asked.append(name)
        recipe = find_recipe(name)
        if recipe is None:
            return InsufficientEvidence(reason=f"no recipe for {name}")
        to_line = scaler(recipe, self.guests)
        lines = [to_line(i) for i in each(recipe.ingredients)]
        return instructions(recipe.title, join(", ", lines))


if __name__ == "__main__":
    kitchen = Kitchen(guests=6)
    print(kitchen.cook("pancakes"))
    print(kitchen.cook("sushi"))
    print(kitchen.asked)
