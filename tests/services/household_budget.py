"""Household budget: transactions are retrieved, categorised by model, monthly totals are grounded."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import Enum

from corvid_runtime import (
    Grounded,
    agent,
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


class Category(Enum):
    FOOD = "food"
    RENT = "rent"
    OTHER = "other"


@dataclass(frozen=True)
class Transaction:
    id: int
    day: date
    amount: Decimal
    memo: str


BANK = [
    Transaction(1, date(2024, 1, 1), Decimal("700"), "RENT JAN"),
    Transaction(2, date(2024, 1, 5), Decimal("23.50"), "REWE MARKT"),
    Transaction(3, date(2024, 1, 9), Decimal("11.20"), "EDEKA"),
    Transaction(4, date(2024, 2, 1), Decimal("700"), "RENT FEB"),
]


@tool(uses=retrieval)
def transactions(year: int) -> list[Grounded[Transaction]]:
    return [ground(t, source=f"tx/{t.id}") for t in BANK if t.day.year == year]


@prompt(model="categoriser")
def categorise(memo: str) -> Category:
    if memo.startswith("RENT"):
        return Category.RENT
    return Category.FOOD if "REWE" in memo or "EDEKA" in memo else Category.OTHER


@dataclass
class Line:
    category: Grounded[Category]
    total: Grounded[Decimal]
    count: Grounded[int]

    @lift
    def __str__(self) -> str:
        return f"{self.category.value}: {self.total} ({self.count})"


class Ledger:
    def __init__(self) -> None:
        self.lines: list[Line] = []

    def book(self, transaction: Grounded[Transaction]) -> None:
        category = categorise(transaction.memo)
        for line in self.lines:
            if line.category == category:
                line.total += transaction.amount
                line.count += 1
                return
        self.lines.append(Line(category, transaction.amount, transaction.id * 0 + 1))

    def sorted_lines(self) -> list[Line]:
        return sorted(self.lines, key=lambda line: line.total, reverse=True)


@grounded_pure
@agent
def overview(year: int) -> list[Line] | InsufficientEvidence:
    ledger = Ledger()
    for transaction in transactions(year):
        ledger.book(transaction)
    if not ledger.lines:
        return InsufficientEvidence(reason=f"no transactions in {year}")
    return ledger.sorted_lines()


@grounded_pure
@agent
def by_month(year: int) -> list[Grounded[str]]:
    months: defaultdict[Grounded[int], list[Grounded[Transaction]]] = defaultdict(list)
    for transaction in transactions(year):
        months[transaction.day.month].append(transaction)
    return [
        interpolate("{:02}: {}", month, join(" + ", [interpolate("{}", t.amount) for t in items]))
        for month, items in sorted(months.items(), key=lambda pair: pair[0])
    ]


def main() -> None:
    lines = overview(2024)
    if not isinstance(lines, InsufficientEvidence):
        print([str(line) for line in lines])
    print(by_month(2024), overview(1999))


if __name__ == "__main__":
    main()
