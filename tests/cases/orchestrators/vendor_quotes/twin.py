"""Refused: a vendor counts as silent when its quote is late."""

from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple

from corvid_runtime import Grounded, grounded_pure, lift, prompt, retrieval, tool

WORLD = ""
VENDORS = ("north", "south", "east", "west")


class Quote(NamedTuple):
    vendor: str
    unit_price: Decimal
    days: int


class Comparison(NamedTuple):
    item: str
    asked: list[str]
    silent: list[str]
    cheapest: Grounded[Quote]
    note: Grounded[str]


@tool(uses=retrieval)
def request_quote(vendor: str, item: str) -> Quote | None:
    words = WORLD.split()
    position = VENDORS.index(vendor)
    if position >= len(words):
        return None
    return Quote(vendor, Decimal(sum(map(ord, words[position])) % 50), len(words[position]))


@lift
def total(quote: Quote, quantity: int) -> Decimal:
    return (quote.unit_price * quantity).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)


@prompt(model="small")
def recommend(item: str, vendor: str, amount: str) -> str:
    return f"Buy {item} from {vendor} for {amount}"


@grounded_pure
def compare(item: str, quantity: int, vendors: Sequence[str] = VENDORS) -> Comparison | None:
    quotes = {vendor: request_quote(vendor, item) for vendor in vendors}
    offers = [quote for quote in quotes.values() if quote is not None]
    if not offers:
        return None
    cheapest = min(offers, key=lambda quote: (quote.unit_price, quote.days))
    return Comparison(
        item=item,
        asked=list(vendors),
        silent=[vendor for vendor, quote in quotes.items() if quote is None or quote.days > 6],  # E: grounded-laundering
        cheapest=cheapest,
        note=recommend(item, cheapest.vendor, lift(str)(total(cheapest, quantity))),
    )


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return compare("bolts", 12)
