"""Non-profit: grant finder, eligibility rules as small classes with __call__, dependency injection."""

from __future__ import annotations

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
class Grant:
    name: str
    country: str
    maximum: int
    purpose: str


GRANTS = [
    Grant("Green Fund", "AT", 50_000, "trees"),
    Grant("City Fund", "AT", 5_000, "youth"),
    Grant("Alpine Fund", "CH", 80_000, "trees"),
]


@dataclass(frozen=True)
class Organisation:
    name: str
    country: str
    needs: int


@tool(uses=retrieval)
def search_grants(purpose: str) -> list[Grounded[Grant]]:
    return [ground(g, source=g.name) for g in GRANTS if g.purpose == purpose]


@prompt(model="grants")
def recommend(organisation: str, grants: str) -> str:
    return f"{organisation} could apply to {grants}"


class Rule(Protocol):
    @grounded_pure
    def __call__(
        self, organisation: Organisation, grants: list[Grounded[Grant]]
    ) -> list[Grounded[Grant]]: ...


class SameCountry:
    @grounded_pure
    def __call__(
        self, organisation: Organisation, grants: list[Grounded[Grant]]
    ) -> list[Grounded[Grant]]:
        return [g for g in grants if g.country == organisation.country]


class EnoughMoney:
    def __init__(self, share: float) -> None:
        self.share = share

    @grounded_pure
    def __call__(
        self, organisation: Organisation, grants: list[Grounded[Grant]]
    ) -> list[Grounded[Grant]]:
        return [g for g in grants if g.maximum >= organisation.needs * self.share]


class GrantFinder:
    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self._rules = rules

    @grounded_pure
    def find(
        self, organisation: Organisation, purpose: str
    ) -> Grounded[str] | InsufficientEvidence:
        grants = search_grants(purpose)
        if not grants:
            return InsufficientEvidence(reason=f"no grant for {purpose}")
        for rule in self._rules:
            grants = rule(organisation, grants)
            if not grants:
                return InsufficientEvidence(reason="not eligible")
        names = join(", ", [interpolate("{} (up to {})", g.name, g.maximum) for g in grants])
        return recommend(organisation.name, names)


if __name__ == "__main__":
    finder = GrantFinder((SameCountry(), EnoughMoney(0.5)))
    print(finder.find(Organisation("Treehuggers", "AT", 40_000), "trees"))
    print(finder.find(Organisation("Treehuggers", "CH", 400_000), "trees"))
    print(finder.find(Organisation("Treehuggers", "AT", 1), "opera"))
