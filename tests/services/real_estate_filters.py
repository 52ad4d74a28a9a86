"""Real estate: filters given as a list of predicates, scores as weighted sums."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
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
class Flat:
    id: str
    rent: int
    rooms: int
    district: str
    text: str


FLATS = [
    Flat("f1", 900, 2, "north", "Sunny."),
    Flat("f2", 1500, 4, "south", "Large."),
    Flat("f3", 700, 1, "north", "Small, no pets."),
]


@tool(uses=retrieval)
def listings(city: str) -> list[Grounded[Flat]]:
    return [ground(f, source=f"{city}/{f.id}") for f in FLATS]


@prompt(model="broker")
def pitch(wishes: str, listing: str) -> str:
    return f"You will love it: {listing}"


def affordable(flat: Grounded[Flat], limit: int) -> bool:
    return bool(flat.rent <= limit)


def in_district(flat: Grounded[Flat], districts: tuple[str, ...]) -> bool:
    return flat.district in districts


def pets_allowed(flat: Grounded[Flat]) -> bool:
    return "no pets" not in flat.text


@dataclass(frozen=True)
class Weights:
    rent: float = -0.01
    rooms: float = 3.0

    def score(self, flat: Grounded[Flat]) -> Grounded[float]:
        return flat.rent * self.rent + flat.rooms * self.rooms


@grounded_pure
@agent
def recommend(
    city: str, wishes: str, limit: int, pets: bool
) -> Grounded[str] | InsufficientEvidence:
    flats = [
        f for f in listings(city) if affordable(f, limit) and in_district(f, ("north", "south"))
    ]
    if pets:
        flats = [f for f in flats if pets_allowed(f)]
    if not flats:
        return InsufficientEvidence(reason="no flat matches")
    weights = Weights()
    flats.sort(key=weights.score, reverse=True)
    lines = [interpolate("{} ({} EUR): {}", f.id, f.rent, f.text) for f in flats[:2]]
    return pitch(wishes, join(" | ", lines))


def main() -> None:
    print(recommend("Ulm", "quiet", 1000, False))
    print(recommend("Ulm", "quiet", 1000, True))
    print(recommend("Ulm", "quiet", 100, True))


if __name__ == "__main__":
    main()
