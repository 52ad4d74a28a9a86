"""Event planning: rate limiter, nested closures with nonlocal, weather-dependent suggestions."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Venue:
    name: str
    seats: int
    outdoor: bool
    price: int


@dataclass(frozen=True)
class Weather:
    rain: float
    text: str


VENUES = [
    Venue("Garden", 200, True, 500),
    Venue("Hall", 150, False, 900),
    Venue("Bar", 40, False, 100),
]


@tool(uses=retrieval)
def venues(city: str) -> list[Grounded[Venue]]:
    return [ground(v, source=f"venues/{v.name}") for v in VENUES] if city == "Graz" else []


@tool(uses=retrieval)
def weather(city: str, day: int) -> Grounded[Weather]:
    return ground(Weather(0.8 if day % 2 else 0.1, "changeable"), source=f"weather/{day}")


@prompt(model="planner")
def propose(event: str, venue: str, forecast: str) -> str:
    return f"{event} at {venue} ({forecast})"


def rate_limited(per_second: float) -> Callable[[], None]:
    last = 0.0

    def wait() -> None:
        nonlocal last
        pause = last + 1 / per_second - time.monotonic()
        if pause > 0:
            time.sleep(pause)
        last = time.monotonic()

    return wait


class Planner:
    def __init__(self, budget: int) -> None:
        self.budget = budget

    def _suits(self, venue: Grounded[Venue], guests: int, rainy: Grounded[bool]) -> bool:
        if venue.seats < guests or venue.price > self.budget:
            return False
        return not (venue.outdoor and rainy)

    @grounded_pure
    def plan(
        self, event: str, city: str, guests: int, day: int
    ) -> Grounded[str] | InsufficientEvidence:
        forecast = weather(city, day)
        rainy = forecast.rain > 0.5
        candidates = [v for v in venues(city) if self._suits(v, guests, rainy)]
        if not candidates:
            return InsufficientEvidence(reason="no venue suits")
        cheapest = min(candidates, key=lambda v: v.price)
        return propose(
            event, interpolate("{} for {} EUR", cheapest.name, cheapest.price), forecast.text
        )


if __name__ == "__main__":
    wait = rate_limited(1000)
    planner = Planner(1000)
    for city, guests, day in (("Graz", 100, 1), ("Graz", 100, 2), ("Graz", 500, 2), ("Linz", 1, 1)):
        wait()
        print(planner.plan("Gala", city, guests, day))
