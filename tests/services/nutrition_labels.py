"""Nutrition labels: Decimal arithmetic on retrieved amounts, unit conversion table, threshold colouring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from types import MappingProxyType

from corvid_runtime import (
    Grounded,
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

LIMITS: Mapping[str, Decimal] = MappingProxyType({"sugar": Decimal("22.5"), "salt": Decimal("1.5")})


@dataclass(frozen=True)
class Nutrient:
    name: str
    per_100g: Decimal
    unit: str


PRODUCTS = {
    "cola": [Nutrient("sugar", Decimal("10.6"), "g"), Nutrient("salt", Decimal("0.02"), "g")],
    "candy": [Nutrient("sugar", Decimal("77"), "g")],
}


@tool(uses=retrieval)
def nutrients(product: str) -> list[Grounded[Nutrient]]:
    return [ground(n, source=f"label/{product}/{n.name}") for n in PRODUCTS.get(product, [])]


@prompt(model="dietician")
def comment(table: str) -> str:
    return "Per portion: " + table


@lift
def colour(name: str, amount: Decimal) -> str:
    limit = LIMITS.get(name)
    if limit is None:
        return "grey"
    return "red" if amount > limit else "amber" if amount > limit / 4 else "green"


def per_portion(nutrient: Grounded[Nutrient], grams: int) -> Grounded[Decimal]:
    return nutrient.per_100g * grams / 100


def row(nutrient: Grounded[Nutrient], grams: int) -> Grounded[str]:
    amount = per_portion(nutrient, grams)
    light = colour(nutrient.name, nutrient.per_100g)
    return interpolate("{} {:.1f} {} [{}]", nutrient.name, amount, nutrient.unit, light)


@grounded_pure
def label(product: str, grams: int) -> Grounded[str] | InsufficientEvidence:
    found = nutrients(product)
    if not found:
        return InsufficientEvidence(reason="no label for " + product)
    rows = [row(n, grams) for n in found]
    return comment(join(", ", rows))


def main() -> None:
    for product in ("cola", "candy", "stone"):
        result = label(product, 330)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
