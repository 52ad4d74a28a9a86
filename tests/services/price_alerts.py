"""Price alerts: compares today's price with history, thresholds per product in a config, several outputs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Alert:
    product: str
    change: Grounded[float]
    text: Grounded[str]


PRICES = {"gas": [1.0, 1.1, 1.6], "milk": [1.0, 1.0, 1.01], "gold": [60.0]}
THRESHOLDS: Mapping[str, float] = {"gas": 0.2}


@tool(uses=retrieval)
def prices(product: str) -> list[Grounded[float]]:
    return [
        ground(p, source=f"prices/{product}/{n}") for n, p in enumerate(PRICES.get(product, []))
    ]


@prompt(model="alerts")
def headline(product: str, change: float) -> str:
    return f"{product} changed by {change:.0%}"


def change_of(history: list[Grounded[float]]) -> Grounded[float] | None:
    if len(history) < 2:
        return None
    *before, today = history
    average = sum(before[1:], before[0]) / len(before)
    return (today - average) / average


def alert_for(product: str) -> Alert | None:
    change = change_of(prices(product))
    if change is None:
        return None
    if abs(change) < THRESHOLDS.get(product, 0.1):
        return None
    return Alert(product, change, headline(product, change))


@grounded_pure
def alerts(products: list[str]) -> list[Alert]:
    found = (alert_for(product) for product in products)
    return [alert for alert in found if alert is not None]


@grounded_pure
def summary(products: list[str]) -> Grounded[str] | InsufficientEvidence:
    found = alerts(products)
    if not found:
        return InsufficientEvidence(reason="all is quiet")
    return join("; ", [alert.text for alert in found])


def main() -> None:
    for products in (["gas", "milk", "gold"], ["milk"]):
        result = summary(products)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
