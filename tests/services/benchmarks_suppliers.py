"""Benchmarks of suppliers: try/except/else/finally, custom exceptions with causes."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

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

log = logging.getLogger(__name__)


class SupplierError(Exception):
    pass


class OfferError(SupplierError):
    def __init__(self, supplier: str) -> None:
        super().__init__(f"{supplier} gives no offer")
        self.supplier = supplier


@dataclass(frozen=True)
class Offer:
    supplier: str
    price: float
    days: int


OFFERS = {
    "fast": Offer("fast", 20.0, 1),
    "cheap": Offer("cheap", 10.0, 9),
    "odd": Offer("odd", -1.0, 1),
}


@tool(uses=retrieval)
def offer(supplier: str, article: str) -> Grounded[Offer]:
    try:
        return ground(OFFERS[supplier], source=f"{supplier}/{article}")
    except KeyError as error:
        raise OfferError(supplier) from error


@prompt(model="buyer")
def recommend(article: str, offers: str) -> str:
    return f"For {article}: {offers.splitlines()[0]}"


@dataclass
class Stats:
    asked: int = 0
    failed: list[str] = field(default_factory=list)


def validate(found: Grounded[Offer]) -> Grounded[Offer]:
    if found.price <= 0:
        raise ValueError("the price is not positive")
    return found


class Purchasing:
    def __init__(self, suppliers: list[str]) -> None:
        self.suppliers = suppliers
        self.stats = Stats()

    def collect(self, article: str) -> list[Grounded[Offer]]:
        offers: list[Grounded[Offer]] = []
        for supplier in self.suppliers:
            self.stats.asked += 1
            try:
                found = offer(supplier, article)
            except OfferError as error:
                log.warning("%s", error)
                self.stats.failed.append(supplier)
            else:
                offers.append(found)
            finally:
                log.debug("asked %s", supplier)
        return offers

    @grounded_pure
    @agent
    def best(self, article: str, max_days: int) -> Grounded[str] | InsufficientEvidence:
        valid: list[Grounded[Offer]] = []
        for found in self.collect(article):
            try:
                valid.append(validate(found))
            except ValueError:
                log.warning("an offer for %s is not valid", article)
        in_time = [o for o in valid if o.days <= max_days]
        if not in_time:
            return InsufficientEvidence(reason="nobody delivers in time")
        in_time.sort(key=lambda o: o.price)
        return recommend(
            article, join("\n", [interpolate("{0.supplier} {0.price:.2f}", o) for o in in_time])
        )


def main() -> None:
    purchasing = Purchasing(["fast", "cheap", "odd", "gone"])
    print(
        purchasing.best("bolt", 10),
        "|",
        purchasing.best("bolt", 2),
        "|",
        purchasing.best("bolt", 0),
    )
    print(purchasing.stats)


if __name__ == "__main__":
    main()
