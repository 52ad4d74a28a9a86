"""Energy tariffs: grouping with defaultdict, best offer per provider, sorting records."""

from __future__ import annotations

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
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Offer:
    provider: str
    name: str
    cents_per_kwh: float
    green: bool


OFFERS = [
    Offer("Windy", "Basic", 31.5, True),
    Offer("Windy", "Flex", 29.9, True),
    Offer("Coal&Co", "Cheap", 27.0, False),
    Offer("Sunny", "Roof", 30.5, True),
]


@tool(uses=retrieval)
def offers(postcode: str) -> list[Grounded[Offer]]:
    if postcode.startswith("0"):
        return []
    return [ground(o, source=f"portal/{o.provider}/{o.name}") for o in OFFERS]


@prompt(model="energy")
def recommend(needs: str, table: str) -> str:
    return f"For {needs}:\n{table}"


def cheapest_per_provider(found: list[Grounded[Offer]]) -> list[Grounded[Offer]]:
    groups: dict[Grounded[str], list[Grounded[Offer]]] = defaultdict(list)
    for offer in found:
        groups[offer.provider].append(offer)
    return [min(group, key=lambda o: o.cents_per_kwh) for group in groups.values()]


def row(offer: Grounded[Offer]) -> Grounded[str]:
    badge = " (green)" if offer.green else ""
    return (
        interpolate("{:<10}{:<8}{:5.1f} ct", offer.provider, offer.name, offer.cents_per_kwh)
        + badge
    )


@grounded_pure
def compare(
    postcode: str, needs: str, only_green: bool = False, limit: int = 3
) -> Grounded[str] | InsufficientEvidence:
    found = offers(postcode)
    if only_green:
        found = [offer for offer in found if offer.green]
    best = sorted(cheapest_per_provider(found), key=lambda o: o.cents_per_kwh)[:limit]
    if not best:
        return InsufficientEvidence(reason="no offers for " + postcode)
    cheapest, *others = best
    table = join("\n", [row(cheapest) + " <- cheapest", *map(row, others)])
    return recommend(needs, table)


def main() -> None:
    for postcode, green in (("10115", False), ("10115", True), ("01067", False)):
        result = compare(postcode, "a family of four", only_green=green)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
