"""Menu planning: constraint solving by a plain algorithm behind @lift, then texts."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Final

from corvid_runtime import (
    Grounded,
    agent,
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

MAX: Final = 3


@dataclass(frozen=True)
class Dish:
    name: str
    kcal: int
    vegan: bool


DISHES = [
    Dish("soup", 200, True),
    Dish("steak", 700, False),
    Dish("salad", 150, True),
    Dish("cake", 500, False),
]


@tool(uses=retrieval)
def dishes(cuisine: str) -> list[Grounded[Dish]]:
    return [ground(d, source=f"{cuisine}/{d.name}") for d in DISHES] if cuisine == "home" else []


@lift
def combine(options: list[Dish], limit: int, courses: int) -> list[Dish]:
    best: tuple[Dish, ...] = ()
    for combination in itertools.combinations(options, courses):
        total = sum(d.kcal for d in combination)
        if total <= limit and total > sum(d.kcal for d in best):
            best = combination
    return list(best)


@prompt(model="cook")
def describe(menu: str) -> str:
    return "Today: " + menu


@dataclass
class Menu:
    cuisine: str
    dishes: list[Grounded[Dish]]
    text: Grounded[str]

    def kcal(self) -> Grounded[int]:
        first, *rest = [d.kcal for d in self.dishes]
        for kcal in rest:
            first += kcal
        return first


@grounded_pure
@agent
def plan(
    cuisine: str, limit: int, vegan: bool = False, courses: int = 2
) -> Menu | InsufficientEvidence:
    options = dishes(cuisine)
    if vegan:
        options = [d for d in options if d.vegan]
    if len(options) < courses:
        return InsufficientEvidence(reason="too few dishes")
    chosen = each(combine(options, limit, courses))
    if not chosen:
        return InsufficientEvidence(reason="no menu is light enough")
    return Menu(cuisine, chosen, describe(join(", ", [d.name for d in chosen])))


@grounded_pure
@agent
def label(cuisine: str, limit: int) -> Grounded[str] | InsufficientEvidence:
    menu = plan(cuisine, limit)
    if isinstance(menu, InsufficientEvidence):
        return menu
    return interpolate("{} ({} kcal)", menu.text, menu.kcal())


def main() -> None:
    print(label("home", 900), label("home", 100), label("thai", 900))
    print(plan("home", 900, vegan=True))


if __name__ == "__main__":
    main()
