"""City budget: nested TypedDict tree from JSON by @lift, recursive totals, top-k, percent formatting."""

from __future__ import annotations

import json
from dataclasses import dataclass

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

DATA = json.dumps(
    {
        "name": "City",
        "items": [
            {"name": "Schools", "euros": 50},
            {"name": "Roads", "euros": 30},
            {"name": "Parks", "euros": 20},
        ],
    }
)


@dataclass(frozen=True)
class Item:
    name: str
    euros: int


@dataclass(frozen=True)
class Budget:
    name: str
    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        return sum(item.euros for item in self.items)

    def largest(self, count: int) -> list[Item]:
        return sorted(self.items, key=lambda item: item.euros, reverse=True)[:count]


@tool(uses=retrieval)
def budget_json(year: int) -> Grounded[str] | None:
    return ground(DATA, source=f"budget {year}") if year == 2024 else None


@lift
def parse(text: str) -> Budget:
    data = json.loads(text)
    return Budget(data["name"], tuple(Item(**item) for item in data["items"]))


@prompt(model="journalist")
def article(question: str, facts: str) -> str:
    return f"{question} {facts}"


def share(item: Grounded[Item], total: Grounded[int]) -> Grounded[str]:
    return interpolate("{} {:.0f} %", item.name, 100 * item.euros / total)


@grounded_pure
def where_does_it_go(year: int, count: int = 2) -> Grounded[str] | InsufficientEvidence:
    text = budget_json(year)
    if text is None:
        return InsufficientEvidence(reason=f"no budget for {year}")
    budget = parse(text)
    if budget.total == 0:
        return InsufficientEvidence(reason="the budget is empty")
    shares = [share(item, budget.total) for item in each(budget.largest(count))]
    return article(
        "Where does the money go?", interpolate("{}: {}", budget.name, join(", ", shares))
    )


def main() -> None:
    for year in (2024, 1999):
        result = where_does_it_go(year)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
