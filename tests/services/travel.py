"""Travel: itinerary suggestions, grouping attractions by district with defaultdict."""

from collections import defaultdict
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


@dataclass(frozen=True)
class Attraction:
    name: str
    district: str
    hours: float
    rating: float


ATTRACTIONS = {
    "lisbon": [
        Attraction("Castle", "Alfama", 2.0, 4.5),
        Attraction("Fado museum", "Alfama", 1.5, 4.3),
        Attraction("Tower", "Belem", 1.0, 4.4),
        Attraction("Pier", "Belem", 0.5, 3.1),
    ]
}


@tool(uses=retrieval)
def attractions(city: str) -> list[Grounded[Attraction]]:
    return [ground(a, source=f"guide/{a.name}") for a in ATTRACTIONS.get(city, [])]


@prompt(model="guide")
def itinerary(city: str, days: int, plan: str) -> str:
    return f"{days} days in {city}:\n{plan}"


def group_by_district(
    items: list[Grounded[Attraction]],
) -> dict[Grounded[str], list[Grounded[Attraction]]]:
    groups: dict[Grounded[str], list[Grounded[Attraction]]] = defaultdict(list)
    for item in items:
        groups[item.district].append(item)
    return groups


def fill_day(items: list[Grounded[Attraction]], hours: float) -> list[Grounded[Attraction]]:
    chosen = []
    left: Grounded[float] | float = hours
    for item in sorted(items, key=lambda a: a.rating, reverse=True):
        if item.hours <= left:
            chosen.append(item)
            left -= item.hours
    return chosen


@grounded_pure
def plan_trip(city: str, days: int, min_rating: float = 4.0) -> Grounded[str] | None:
    good = [a for a in attractions(city) if a.rating >= min_rating]
    if not good:
        return None
    groups = group_by_district(good)
    lines: list[Grounded[str]] = []
    for number, (district, items) in enumerate(sorted(groups.items())[:days], start=1):
        names = join(", ", [a.name for a in fill_day(items, 3.0)])
        lines.append(interpolate("Day {} ({}): {}", number, district, names))
    return itinerary(city, days, join("\n", lines))


if __name__ == "__main__":
    print(plan_trip("lisbon", 2))
    print(plan_trip("oslo", 2))
