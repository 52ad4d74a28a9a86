"""Accepted: finds the cheapest supplier for a part."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from decimal import Decimal

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("quotes")


@dataclass(frozen=True)
class Quote:
    supplier: str
    price: Decimal
    days: int
    remark: str


@tool(uses=retrieval)
def quote(supplier: str, part: str) -> Quote | None:
    if supplier == "Closed Ltd":
        return None
    price = Decimal((len(WORLD[0]) * len(supplier)) % 23 + 1)
    return Quote(supplier, price, len(supplier), f"{part}: {WORLD[0]}")


@prompt(model="small")
def recommend(part: str, supplier: str, remark: str) -> str:
    return f"Buy {part} from {supplier} ({remark})"


@dataclass(frozen=True)
class Recommendation:
    part: str
    asked: tuple[str, ...]
    best: Grounded[Quote]
    text: Grounded[str]


class Buyer:
    def __init__(
        self, suppliers: list[str], max_days: int = 12, freight: Decimal = Decimal("1.50")
    ) -> None:
        self.suppliers = suppliers
        self.max_days = max_days
        self.freight = freight

    @grounded_pure
    def _total(self, offer: Grounded[Quote], quantity: int) -> Grounded[Decimal]:
        return offer.price * quantity + self.freight

    @agent
    @grounded_pure
    def recommend(self, part: str, quantity: int) -> Recommendation | InsufficientEvidence:
        best: Grounded[Quote] | None = None
        for supplier in self.suppliers:
            offer = quote(supplier, part)
            if offer is None:
                logger.info("%s makes no offer", supplier)
                continue
            if offer.days > self.max_days:
                continue
            if best is None or self._total(offer, quantity) < self._total(best, quantity):
                best = offer
        if best is None:
            return InsufficientEvidence(reason="no supplier can deliver", missing=(part,))
        text = recommend(part, best.supplier, best.remark)
        return Recommendation(part, tuple(self.suppliers), best, text)


def main(content: str) -> object:
    WORLD[0] = content
    return Buyer(["Bolt & Co", "Closed Ltd", "Nuts Inc", "Metal AG"]).recommend("M8 bolt", 100)
