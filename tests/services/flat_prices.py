"""Real estate: JSON from a portal API, parsed inside the service; numeric filters; price statistics."""

from __future__ import annotations

import json
import statistics
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
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

PAYLOAD = json.dumps(
    {
        "listings": [
            {"id": 1, "rooms": 3, "rent": 900, "street": "Elm St"},
            {"id": 2, "rooms": 2, "rent": 700, "street": "Oak St"},
            {"id": 3, "rooms": 3, "rent": 1200, "street": "Elm St"},
        ]
    }
)


@dataclass(frozen=True)
class Listing:
    id: int
    rooms: int
    rent: int
    street: str


@tool(uses=retrieval)
def fetch_listings(city: str) -> Grounded[str] | None:
    return ground(PAYLOAD, source=f"https://flats.example/{city}") if city == "Bonn" else None


@lift
def parse(payload: str) -> list[Listing]:
    return [Listing(**item) for item in json.loads(payload)["listings"]]


@lift
def median(values: list[int]) -> float:
    return statistics.median(values)


@prompt(model="agent")
def recommend(wish: str, facts: str) -> str:
    return f"{wish}: {facts}"


@grounded_pure
def find_flat(
    city: str, wish: str, rooms: int, budget: int
) -> Grounded[str] | InsufficientEvidence:
    payload = fetch_listings(city)
    if payload is None:
        return InsufficientEvidence(reason=f"no portal covers {city}")
    listings = each(parse(payload))
    fitting = [flat for flat in listings if flat.rooms >= rooms and flat.rent <= budget]
    if not fitting:
        return InsufficientEvidence(reason="nothing fits")
    cheapest = min(fitting, key=lambda flat: flat.rent)
    typical = median([flat.rent for flat in listings])
    saving = typical - cheapest.rent
    facts = [interpolate("{} for {} EUR", flat.street, flat.rent) for flat in fitting]
    if saving > 0:
        facts.append(interpolate("{:.0f} EUR below the median", saving))
    return recommend(wish, join("; ", facts))


def main() -> None:
    for city, budget in (("Bonn", 1000), ("Bonn", 100), ("Rome", 1000)):
        result = find_flat(city, "a flat", 2, budget)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, {s.source for s in result.sources().retrievals()})


if __name__ == "__main__":
    main()
