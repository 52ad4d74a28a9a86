"""Price watch: compares prices of shops, currency conversion, best offer, alerts through a tool."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)

RATES: Mapping[str, float] = {"EUR": 1.0, "USD": 0.9, "GBP": 1.2}


@dataclass(frozen=True)
class Price:
    shop: str
    amount: float
    currency: str


SHOPS = {
    "amazing": Price("amazing", 100.0, "USD"),
    "brick": Price("brick", 85.0, "GBP"),
    "corner": Price("corner", 95.0, "EUR"),
}
sent: list[str] = []


@tool(uses=retrieval)
def price(shop: str, article: str) -> Grounded[Price] | None:
    return ground(SHOPS[shop], source=f"{shop}/{article}") if shop in SHOPS else None


@tool
def alert(recipient: str, text: Grounded[str]) -> None:
    sent.append(f"{recipient}: {text}")


@lift
def in_euro(amount: float, currency: str) -> float:
    return round(amount * RATES[currency], 2)


@prompt(model="buyer")
def advice(article: str, offers: str) -> str:
    return f"{article}: {offers}"


@dataclass(frozen=True)
class Offer:
    shop: Grounded[str]
    euro: Grounded[float]


def offers_for(article: str, shops: list[str]) -> list[Offer]:
    offers = []
    for shop in shops:
        found = price(shop, article)
        if found is None:
            log.info("%s does not sell %s", shop, article)
            continue
        offers.append(Offer(found.shop, in_euro(found.amount, found.currency)))
    return offers


def cheapest(offers: list[Offer]) -> Offer | None:
    best: Offer | None = None
    for offer in offers:
        if best is None or offer.euro < best.euro:
            best = offer
    return best


def savings(offers: list[Offer], best: Offer) -> Grounded[float]:
    highest = max(o.euro for o in offers)
    return highest - best.euro


@grounded_pure
@agent
def watch(
    article: str, shops: list[str], limit: float, owner: str
) -> Grounded[str] | InsufficientEvidence:
    offers = offers_for(article, shops)
    best = cheapest(offers)
    if best is None:
        return InsufficientEvidence(reason=f"nobody sells {article}")
    if best.euro > limit:
        return InsufficientEvidence(reason="all offers are too expensive")
    alert(owner, interpolate("{} for {}", article, best.euro))
    return advice(
        article, interpolate("{} at {} (save {:.2f})", best.shop, best.euro, savings(offers, best))
    )


def main() -> None:
    print(watch("lamp", ["amazing", "brick", "corner", "void"], 99.0, "ann"))
    print(watch("lamp", ["amazing", "brick"], 50.0, "ann"))
    print(watch("lamp", ["void"], 50.0, "ann"), sent)


if __name__ == "__main__":
    main()
