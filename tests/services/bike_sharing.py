"""Bike sharing: station status, data read as nested dicts (parsed JSON), defensive gets."""

from __future__ import annotations

import json
from typing import Any

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

FEED = json.dumps(
    {
        "stations": [
            {"name": "Opera", "bikes": 3, "tags": ["covered"]},
            {"name": "Park", "bikes": 0, "tags": []},
            {"name": "River", "bikes": 7},
        ]
    }
)


@tool(uses=retrieval)
def feed(city: str) -> Grounded[str] | None:
    return ground(FEED, source=f"gbfs/{city}") if city == "Vienna" else None


@prompt(model="bike")
def tell(question: str, stations: str) -> str:
    return stations


@lift
def stations_of(raw: str) -> list[dict[str, Any]]:
    data = json.loads(raw)
    return [s for s in data.get("stations", []) if isinstance(s, dict) and "name" in s]


def describe(station: Grounded[dict[str, Any]]) -> Grounded[str]:
    name = station["name"]
    bikes = station.get("bikes", 0)
    return interpolate("{} ({} bikes, {})", name, bikes, station.get("tags", ()))


@grounded_pure
def find_bikes(city: str, needed: int) -> Grounded[str] | InsufficientEvidence:
    raw = feed(city)
    if raw is None:
        return InsufficientEvidence(reason=f"no feed for {city}")
    stations = [s for s in each(stations_of(raw)) if s.get("bikes", 0) >= needed]
    if not stations:
        return InsufficientEvidence(reason="no station has enough bikes")
    stations.sort(key=lambda s: s["bikes"], reverse=True)
    return tell("Where are bikes?", join("; ", [describe(s) for s in stations]))


@grounded_pure
def station_names(city: str) -> list[Grounded[str]]:
    raw = feed(city)
    if raw is None:
        return []
    return [s["name"] for s in each(stations_of(raw))]


if __name__ == "__main__":
    print(find_bikes("Vienna", 2))
    print(find_bikes("Vienna", 20))
    print(find_bikes("Oslo", 1))
    print(station_names("Vienna"))
