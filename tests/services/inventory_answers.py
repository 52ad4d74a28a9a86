"""Inventory answers: SQL-like rows as dicts, a query builder, aggregation, a natural-language answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

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


class Row(TypedDict):
    sku: str
    shelf: str
    count: int
    price: float


TABLE: list[Row] = [
    {"sku": "bolt", "shelf": "A", "count": 10, "price": 0.1},
    {"sku": "nut", "shelf": "A", "count": 0, "price": 0.2},
    {"sku": "gear", "shelf": "B", "count": 3, "price": 9.0},
]


@tool(uses=retrieval)
def select(shelf: str | None = None) -> list[Grounded[Row]]:
    return [
        ground(row, source=f"stock/{row['sku']}")
        for row in TABLE
        if shelf is None or row["shelf"] == shelf
    ]


@prompt(model="m")
def say(question: str, table: str) -> str:
    return f"{question}: {table}"


@dataclass
class Query:
    shelf: str | None = None
    minimum: int = 0
    limit: float | None = None

    def on_shelf(self, shelf: str) -> Query:
        return Query(shelf, self.minimum, self.limit)

    def in_stock(self) -> Query:
        return Query(self.shelf, 1, self.limit)

    def cheaper_than(self, limit: float) -> Query:
        return Query(self.shelf, self.minimum, limit)

    def matches(self, row: Grounded[Row]) -> bool:
        return bool(row["count"] >= self.minimum) and (
            self.limit is None or bool(row["price"] < self.limit)
        )

    def run(self) -> list[Grounded[Row]]:
        return [row for row in select(self.shelf) if self.matches(row)]


def value(rows: list[Grounded[Row]]) -> Grounded[float]:
    total = rows[0]["count"] * rows[0]["price"]
    for row in rows[1:]:
        total = total + row["count"] * row["price"]
    return total


@grounded_pure
@agent
def answer(question: str, shelf: str, limit: float) -> Grounded[str] | InsufficientEvidence:
    rows = Query().on_shelf(shelf).in_stock().cheaper_than(limit).run()
    if not rows:
        return InsufficientEvidence(reason="nothing is in stock")
    table = join(", ", [interpolate("{} x {}", row["count"], row["sku"]) for row in rows])
    return interpolate("{} (worth {:.2f})", say(question, table), value(rows))


def main() -> None:
    print(answer("What is there", "A", 1.0), answer("What is there", "B", 1.0))


if __name__ == "__main__":
    main()
