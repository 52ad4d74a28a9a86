"""Invoices: total per vendor from the documents that were retrieved."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from decimal import Decimal

from corvid_runtime import Grounded, agent, ground, grounded_pure, interpolate, retrieval, tool


@dataclass(frozen=True)
class Invoice:
    number: str
    vendor: str
    amount: Decimal
    paid: bool


DATA = [
    Invoice("I-1", "ACME", Decimal("100.50"), False),
    Invoice("I-2", "ACME", Decimal("20.00"), True),
    Invoice("I-3", "Globex", Decimal("7.25"), False),
]


@tool(uses=retrieval)
def invoices_of(vendor: str) -> list[Grounded[Invoice]]:
    return [ground(i, source=i.number) for i in DATA if i.vendor == vendor]


@dataclass
class Total:
    vendor: str
    open_amount: Grounded[Decimal] | None
    numbers: list[Grounded[str]]


def sum_up(amounts: list[Grounded[Decimal]]) -> Grounded[Decimal] | None:
    total: Grounded[Decimal] | None = None
    for amount in amounts:
        total = amount if total is None else total + amount
    return total


@grounded_pure
@agent
def totals(vendors: list[str]) -> list[Total]:
    result = []
    for vendor in vendors:
        open_ones = [i for i in invoices_of(vendor) if not i.paid]
        result.append(
            Total(vendor, sum_up([i.amount for i in open_ones]), [i.number for i in open_ones])
        )
    return result


@grounded_pure
@agent
def letter(vendor: str) -> Grounded[str] | None:
    by_vendor: dict[str, list[Grounded[Invoice]]] = defaultdict(list)
    for invoice in invoices_of(vendor):
        by_vendor[vendor].append(invoice)
    total = sum_up([i.amount for i in by_vendor[vendor]])
    if total is None:
        return None
    return interpolate("Dear {}, the total is {:.2f} EUR.", vendor, total)


def main() -> None:
    for total in totals(["ACME", "Globex", "Initech"]):
        print(total.vendor, total.open_amount, total.numbers)
    print(letter("ACME"), letter("Initech"))


if __name__ == "__main__":
    main()
