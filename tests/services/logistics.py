"""Logistics: shipment tracking, priority queue (heapq) of events, best candidate across carriers."""

import heapq
from collections.abc import Sequence
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
class Event:
    parcel: str
    at: int
    place: str
    status: str


EVENTS = [
    Event("P1", 30, "Rome", "delivered"),
    Event("P1", 10, "Milan", "accepted"),
    Event("P1", 20, "Pisa", "in transit"),
    Event("P2", 5, "Bari", "accepted"),
]


class CarrierDown(Exception):
    """Raised when a carrier does not answer."""


@tool(uses=retrieval)
def carrier_events(carrier: str, parcel: str) -> list[Grounded[Event]]:
    if carrier == "snail":
        raise CarrierDown(carrier)
    return [ground(e, source=f"{carrier}/{e.at}") for e in EVENTS if e.parcel == parcel]


@prompt(model="tracker")
def explain(parcel: str, history: str) -> str:
    return history.splitlines()[-1]


def collect(carriers: Sequence[str], parcel: str) -> tuple[list[Grounded[Event]], list[str]]:
    events: list[Grounded[Event]] = []
    down: list[str] = []
    for carrier in carriers:
        try:
            events += carrier_events(carrier, parcel)
        except CarrierDown:
            down.append(carrier)
    return events, down


@grounded_pure
def where_is(
    parcel: str, carriers: Sequence[str] = ("snail", "fast")
) -> Grounded[str] | InsufficientEvidence:
    events, down = collect(carriers, parcel)
    if not events:
        if down:
            return InsufficientEvidence(reason="carriers did not answer: " + ", ".join(down))
        return InsufficientEvidence(reason="unknown parcel")
    latest = heapq.nlargest(2, events, key=lambda e: e.at)
    history = join("\n", [interpolate("{} {}", e.place, e.status) for e in reversed(latest)])
    return explain(parcel, history)


@grounded_pure
def delivered_at(parcel: str) -> Grounded[str] | None:
    for event in carrier_events("fast", parcel):
        match event.status:
            case "delivered" | "collected":
                return event.place
            case _:
                continue
    return None


if __name__ == "__main__":
    print(where_is("P1"))
    print(where_is("P9"))
    print(where_is("P9", ["fast"]))
    print(delivered_at("P1"), delivered_at("P2"))
