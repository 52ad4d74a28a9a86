"""Environmental permits: specification pattern (combinable filters), generic over the record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

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
class Permit:
    plant: str
    substance: str
    limit_mg: float
    year: int


class Spec(Protocol):
    @grounded_pure
    def accepts(self, permit: Grounded[Permit]) -> Grounded[bool]: ...


@dataclass(frozen=True)
class Substance:
    name: str

    @grounded_pure
    def accepts(self, permit: Grounded[Permit]) -> Grounded[bool]:
        return permit.substance == self.name


@dataclass(frozen=True)
class Since:
    year: int

    @grounded_pure
    def accepts(self, permit: Grounded[Permit]) -> Grounded[bool]:
        return permit.year >= self.year


@dataclass(frozen=True)
class Both:
    left: Spec
    right: Spec

    @grounded_pure
    def accepts(self, permit: Grounded[Permit]) -> Grounded[bool]:
        left = self.left.accepts(permit)
        right = self.right.accepts(permit)
        return left and right


PERMITS = [
    Permit("Mill", "NOx", 200, 2015),
    Permit("Mill", "SO2", 50, 2020),
    Permit("Forge", "NOx", 180, 2021),
]


@tool(uses=retrieval)
def permits(region: str) -> list[Grounded[Permit]]:
    return [
        ground(p, source=f"{region}/{p.plant}/{p.substance}") for p in PERMITS if region == "west"
    ]


@prompt(model="env")
def summarise(lines: str) -> str:
    return lines


def select(found: Iterable[Grounded[Permit]], spec: Spec) -> list[Grounded[Permit]]:
    return [permit for permit in found if spec.accepts(permit)]


@grounded_pure
def overview(region: str, spec: Spec) -> Grounded[str] | InsufficientEvidence:
    chosen = select(permits(region), spec)
    if not chosen:
        return InsufficientEvidence(reason="no permit matches")
    strictest = min(chosen, key=lambda p: p.limit_mg)
    lines = [interpolate("{0} {1} {2:g} mg", p.plant, p.substance, p.limit_mg) for p in chosen]
    return interpolate("{}; strictest: {}", summarise(join(", ", lines)), strictest.plant)


def main() -> None:
    for spec in (Substance("NOx"), Both(Substance("NOx"), Since(2020)), Since(2030)):
        result = overview("west", spec)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
