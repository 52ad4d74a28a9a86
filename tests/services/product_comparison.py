"""Product comparison: a matrix of attributes for several products, with a recommendation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from corvid_runtime import (
    Grounded,
    agent,
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
class Product:
    name: str
    price: float
    weight: int
    rating: float | None


CATALOGUE = {
    "mug": Product("Mug", 8.0, 300, 4.5),
    "cup": Product("Cup", 5.0, 200, None),
    "jar": Product("Jar", 12.0, 900, 3.0),
}


@tool(uses=retrieval)
def product(key: str) -> Grounded[Product] | None:
    return ground(CATALOGUE[key], source=key) if key in CATALOGUE else None


@prompt(model="advisor")
def advise(table: str, wishes: str) -> str:
    return "Take the first: " + table.splitlines()[1]


class Reader(Protocol):
    @grounded_pure
    def __call__(self, p: Grounded[Product], /) -> Grounded[str]: ...


class Column(NamedTuple):
    title: str
    read: Reader


def price(p: Grounded[Product]) -> Grounded[str]:
    return interpolate("{:.2f}", p.price)


def weight(p: Grounded[Product]) -> Grounded[str]:
    return interpolate("{} g", p.weight)


def rating(p: Grounded[Product]) -> Grounded[str]:
    if p.rating is None:
        return "not rated: " + p.name
    return interpolate("{} stars", p.rating)


COLUMNS = (Column("price", price), Column("weight", weight), Column("rating", rating))


def load(keys: list[str]) -> list[Grounded[Product]]:
    found = (product(key) for key in keys)
    return [p for p in found if p is not None]


def row(p: Grounded[Product]) -> Grounded[str]:
    return join(" | ", [p.name, *(column.read(p) for column in COLUMNS)])


def matrix(products: list[Grounded[Product]]) -> Grounded[str]:
    header = " | ".join(["product", *(column.title for column in COLUMNS)])
    return join("\n", [header, *[row(p) for p in products]])


@grounded_pure
@agent
def compare(
    keys: list[str], wishes: str, budget: float = 100.0
) -> Grounded[str] | InsufficientEvidence:
    products = load(keys)
    if len(products) < 2:
        return InsufficientEvidence(reason="fewer than two products are known")
    affordable = [p for p in products if p.price <= budget]
    if not affordable:
        return InsufficientEvidence(reason="none is within the budget")
    affordable = sorted(affordable, key=lambda p: (p.rating is None, -(p.rating or 0.0), p.price))
    return advise(matrix(affordable), wishes)


def main() -> None:
    print(compare(["mug", "cup", "jar"], "light"))
    print(compare(["mug", "jar"], "light", 1.0))
    print(compare(["mug", "xxx"], "light"))


if __name__ == "__main__":
    main()
