"""Competitor monitoring: diff of two snapshots, set operations over names, change records."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
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
    price: int


SNAPSHOTS = {
    ("acme", "jan"): [Product("chair", 90), Product("desk", 300)],
    ("acme", "feb"): [Product("chair", 80), Product("lamp", 20)],
}


@tool(uses=retrieval)
def snapshot(company: str, month: str) -> list[Grounded[Product]]:
    return [
        ground(p, source=f"crawl/{month}/{p.name}") for p in SNAPSHOTS.get((company, month), [])
    ]


@prompt(model="market")
def interpret(company: str, changes: str) -> str:
    return f"{company}: {changes}"


@dataclass(frozen=True)
class PriceChange:
    name: Grounded[str]
    before: Grounded[int]
    after: Grounded[int]

    def line(self) -> Grounded[str]:
        return interpolate("{} {} -> {}", self.name, self.before, self.after)

    @property
    def relative(self) -> Grounded[float]:
        return (self.after - self.before) / self.before


def price_changes(
    before: list[Grounded[Product]], after: list[Grounded[Product]]
) -> list[PriceChange]:
    old = {p.name: p for p in before}
    changes = []
    for product in after:
        previous = old.get(product.name)
        if previous is not None and previous.price != product.price:
            changes.append(PriceChange(product.name, previous.price, product.price))
    return changes


def new_products(
    before: list[Grounded[Product]], after: list[Grounded[Product]]
) -> list[Grounded[str]]:
    known = {p.name for p in before}
    return sorted(p.name for p in after if p.name not in known)


@grounded_pure
def monitor(company: str, first: str, second: str) -> Grounded[str] | InsufficientEvidence:
    before, after = snapshot(company, first), snapshot(company, second)
    if not before or not after:
        return InsufficientEvidence(reason="a snapshot is missing")
    changes = sorted(price_changes(before, after), key=lambda c: c.relative)
    lines = [c.line() for c in changes]
    lines += ["new: " + name for name in new_products(before, after)]
    if not lines:
        return InsufficientEvidence(reason="nothing changed")
    return interpret(company, join("; ", lines))


if __name__ == "__main__":
    print(monitor("acme", "jan", "feb"))
    print(monitor("acme", "jan", "jan"))
    print(monitor("acme", "jan", "mar"))
