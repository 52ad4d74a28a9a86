"""Archaeology finds: cross-check two sources, agreement test, conflict refusal, numbers within tolerance."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

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
class Dating:
    lab: str
    year: int
    error: int

    def overlaps(self, other: Dating) -> bool:
        return abs(self.year - other.year) <= self.error + other.error


LABS = {
    "kiel": {"vase": Dating("kiel", 1200, 40)},
    "oxford": {"vase": Dating("oxford", 1250, 30), "coin": Dating("oxford", 300, 10)},
}


@tool(uses=retrieval)
def dating(lab: str, find: str) -> Grounded[Dating] | None:
    result = LABS[lab].get(find)
    return ground(result, source=f"{lab}/{find}") if result else None


@prompt(model="archaeologist")
def interpret(find: str, dates: str) -> str:
    return f"The {find}: {dates}"


def agree(datings: list[Grounded[Dating]]) -> bool:
    return all(a.overlaps(b) for a, b in product(datings, repeat=2))


def weighted_year(datings: list[Grounded[Dating]]) -> Grounded[float]:
    weights = [1 / d.error for d in datings]
    total = sum(weights[1:], weights[0])
    years = [d.year * w for d, w in zip(datings, weights)]
    return sum(years[1:], years[0]) / total


@grounded_pure
def date_find(
    find: str, labs: tuple[str, ...] = ("kiel", "oxford")
) -> Grounded[str] | InsufficientEvidence:
    maybe = {lab: dating(lab, find) for lab in labs}
    missing = tuple(lab for lab, found in maybe.items() if found is None)
    datings = [found for found in maybe.values() if found is not None]
    if not datings:
        return InsufficientEvidence(reason="no lab has dated it", missing=missing)
    if not agree(datings):
        return InsufficientEvidence(reason="the labs contradict each other")
    year = weighted_year(datings)
    dates = join(", ", [interpolate("{} {}±{}", d.lab, d.year, d.error) for d in datings])
    return interpolate(
        "{} -> about {:.0f} ({} labs missing)", interpret(find, dates), year, len(missing)
    )


def main() -> None:
    for find in ("vase", "coin", "shoe"):
        result = date_find(find)
        if isinstance(result, InsufficientEvidence):
            print(result)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
