"""Real estate: handlers in a table, configuration dataclass, metrics counter."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

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
class Listing:
    address: str
    price: int
    rooms: int
    description: str


@dataclass(frozen=True, slots=True)
class Config:
    max_results: int = 3
    max_price: int = 1_000_000


LISTINGS: Final = (
    Listing("1 Elm St", 300_000, 3, "A quiet house with a garden."),
    Listing("2 Oak St", 700_000, 5, "A villa."),
    Listing("3 Fir St", 90_000, 1, "A studio near the station."),
)


@tool(uses=retrieval)
def search_listings(max_price: int) -> list[Grounded[Listing]]:
    return [ground(x, source=x.address) for x in LISTINGS if x.price <= max_price]


@prompt(model="agent")
def pitch(client: str, listings: str) -> str:
    return f"Dear {client}, {listings}"


Listings = list[Grounded[Listing]]


def cheapest_first(listings: Listings) -> Listings:
    return sorted(listings, key=lambda x: x.price)


def largest_first(listings: Listings) -> Listings:
    return sorted(listings, key=lambda x: (-x.rooms, x.price))


def unsorted(listings: Listings) -> Listings:
    return listings


ORDERS: Mapping[str, Callable[[Listings], Listings]] = {
    "price": cheapest_first,
    "rooms": largest_first,
}


class Broker:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics: Counter[str] = Counter()

    @grounded_pure
    def offer(self, client: str, order: str = "price") -> Grounded[str] | InsufficientEvidence:
        self.metrics["requests"] += 1
        listings = search_listings(self.config.max_price)
        if not listings:
            self.metrics["empty"] += 1
            return InsufficientEvidence(reason="nothing in this price range")
        ordered = ORDERS.get(order, unsorted)(listings)
        lines = [
            interpolate("{} ({} rooms)", x.address, x.rooms)
            for x in ordered[: self.config.max_results]
        ]
        return pitch(client, join("; ", lines))


if __name__ == "__main__":
    broker = Broker(Config(max_results=2))
    print(broker.offer("Zoe", "rooms"))
    print(broker.offer("Zoe", "price"))
    print(Broker(Config(max_price=1)).offer("Zoe"))
    print(dict(broker.metrics))
