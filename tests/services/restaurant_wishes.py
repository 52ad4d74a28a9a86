"""Restaurant guide: user preferences as a filter chain built at run time (closures), sorted by distance."""

from __future__ import annotations

import math
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
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


@dataclass(frozen=True)
class Place:
    name: str
    cuisine: str
    price: int
    x: float
    y: float


PLACES = [
    Place("Roma", "italian", 2, 1, 1),
    Place("Kyoto", "japanese", 4, 0, 2),
    Place("Napoli", "italian", 3, 5, 5),
]


@tool(uses=retrieval)
def nearby(radius: float) -> list[Grounded[Place]]:
    return [ground(p, source=f"map/{p.name}") for p in PLACES if math.hypot(p.x, p.y) <= radius]


@prompt(model="foodie")
def suggest(mood: str, places: str) -> str:
    return f"For a {mood} evening: {places}"


@dataclass(frozen=True)
class Wishes:
    cuisine: str | None
    budget: int | None

    def fits(self, place: Grounded[Place]) -> bool:
        if self.cuisine is not None and place.cuisine != self.cuisine:
            return False
        return not (self.budget is not None and place.price >= self.budget)


@lift
def distance(x: float, y: float) -> float:
    return math.hypot(x, y)


@grounded_pure
def recommend(
    mood: str, cuisine: str | None, budget: int | None, radius: float = 10
) -> Grounded[str] | InsufficientEvidence:
    wishes = Wishes(cuisine, budget)
    places = [p for p in nearby(radius) if wishes.fits(p)]
    if not places:
        return InsufficientEvidence(reason="nothing fits your wishes")
    places.sort(key=lambda p: distance(p.x, p.y))
    return suggest(
        mood, join(", ", [interpolate("{} ({})", p.name, "€" * p.price) for p in places])
    )


def main() -> None:
    for cuisine, budget in (("italian", None), (None, 3), ("thai", 9)):
        result = recommend("quiet", cuisine, budget)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
