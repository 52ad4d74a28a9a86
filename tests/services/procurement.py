"""Procurement: vendor comparison, generic repository protocol, Result-like dataclass unions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

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
class Offer:
    vendor: str
    product: str
    price: float
    delivery_days: int


OFFERS = [
    Offer("Acme", "chair", 90.0, 14),
    Offer("Globex", "chair", 120.0, 2),
    Offer("Initech", "desk", 300.0, 5),
]


@tool(uses=retrieval)
def query_offers(product: str) -> list[Grounded[Offer]]:
    return [ground(o, source=f"offers/{o.vendor}") for o in OFFERS if o.product == product]


@prompt(model="buyer")
def justify(product: str, offer: str, alternatives: str) -> str:
    return f"Buy {offer}, rather than {alternatives or 'nothing else'}"


class OfferRepository(Protocol):
    @grounded_pure
    def offers_for(self, product: str) -> list[Grounded[Offer]]: ...


class SqlOffers:
    @grounded_pure
    def offers_for(self, product: str) -> list[Grounded[Offer]]:
        return query_offers(product)


@dataclass(frozen=True)
class Chosen:
    offer: Grounded[Offer]
    others: tuple[Grounded[Offer], ...]


@dataclass(frozen=True)
class TooExpensive:
    cheapest: Grounded[float]


@dataclass(frozen=True)
class Nothing:
    product: str


Choice = Chosen | TooExpensive | Nothing


def choose(product: str, offers: list[Grounded[Offer]], budget: float, days: int) -> Choice:
    if not offers:
        return Nothing(product)
    ranked = sorted(offers, key=lambda o: (o.delivery_days > days, o.price))
    best = ranked[0]
    if best.price > budget:
        return TooExpensive(min(o.price for o in offers))
    return Chosen(best, tuple(ranked[1:]))


@dataclass
class Purchasing:
    repository: OfferRepository
    budget: float

    @grounded_pure
    def recommend(self, product: str, days: int) -> Grounded[str] | InsufficientEvidence:
        choice = choose(product, self.repository.offers_for(product), self.budget, days)
        match choice:
            case Chosen(offer, others):
                names = join(", ", [o.vendor for o in others])
                return justify(product, interpolate("{} at {}", offer.vendor, offer.price), names)
            case TooExpensive():
                return InsufficientEvidence(reason="every offer is over the budget")
            case Nothing():
                return InsufficientEvidence(reason="no offers")


if __name__ == "__main__":
    purchasing = Purchasing(SqlOffers(), budget=200.0)
    print(purchasing.recommend("chair", 7))
    print(purchasing.recommend("desk", 7))
    print(purchasing.recommend("lamp", 7))
