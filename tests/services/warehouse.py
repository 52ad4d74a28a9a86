"""Warehouse: reorder advice; TypeGuard filters, numeric computations, threshold table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

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

SAFETY: Mapping[str, float] = {"A": 2.0, "B": 1.5}


@dataclass(frozen=True)
class Stock:
    sku: str
    quantity: int
    weekly_demand: int
    lead_weeks: int


STOCK = {
    "A": [Stock("A-1", 10, 20, 2), Stock("A-2", 500, 10, 1), Stock("A-3", 0, 0, 1)],
    "B": [Stock("B-1", 90, 10, 1)],
}


@tool(uses=retrieval)
def stock(category: str) -> list[Grounded[Stock]]:
    return [ground(s, source=f"wms/{s.sku}") for s in STOCK.get(category, [])]


@prompt(model="buyer")
def order_text(category: str, lines: str) -> str:
    return f"Order for {category}: {lines}"


@lift
def order_size(quantity: int, demand: int, weeks: int, factor: float) -> int:
    return max(0, math.ceil(demand * weeks * factor) - quantity)


@dataclass(frozen=True)
class OrderLine:
    sku: Grounded[str]
    amount: Grounded[int]

    def __str__(self) -> str:
        return "order line"

    def render(self) -> Grounded[str]:
        return interpolate("{} x {}", self.amount, self.sku)


def order_line(item: Grounded[Stock], factor: float) -> OrderLine | None:
    if item.weekly_demand == 0:
        return None
    amount = order_size(item.quantity, item.weekly_demand, item.lead_weeks, factor)
    if not amount:
        return None
    return OrderLine(item.sku, amount)


@grounded_pure
def reorder(category: str) -> Grounded[str] | InsufficientEvidence:
    items = stock(category)
    if not items:
        return InsufficientEvidence(reason="unknown category")
    factor = SAFETY.get(category, 1.0)
    lines = [line for item in items if (line := order_line(item, factor)) is not None]
    if not lines:
        return InsufficientEvidence(reason="nothing to order")
    lines.sort(key=lambda line: line.amount, reverse=True)
    return order_text(category, join(", ", [line.render() for line in lines]))


@grounded_pure
def coverage(category: str) -> list[tuple[Grounded[str], Grounded[float]]]:
    return [(s.sku, s.quantity / s.weekly_demand) for s in stock(category) if s.weekly_demand > 0]


if __name__ == "__main__":
    print(reorder("A"))
    print(reorder("B"))
    print(reorder("C"))
    print(coverage("A"))
