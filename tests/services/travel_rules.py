"""Travel rules: visa and vaccination rules per leg of an itinerary, merged to one answer."""

from __future__ import annotations

from dataclasses import dataclass, field

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

RULES = {
    ("DE", "US"): ["ESTA is required."],
    ("DE", "FR"): [],
    ("DE", "GH"): ["A visa is required.", "Yellow fever vaccination is required."],
}


@tool(uses=retrieval)
def entry_rules(nationality: str, country: str) -> list[Grounded[str]] | None:
    rules = RULES.get((nationality, country))
    if rules is None:
        return None
    return [ground(rule, source=f"{nationality}-{country}#{n}") for n, rule in enumerate(rules)]


@prompt(model="travel")
def checklist(rules: str) -> str:
    return "\n".join("[ ] " + line for line in rules.splitlines())


@dataclass
class Leg:
    country: str
    days: int


@dataclass
class Itinerary:
    nationality: str
    legs: list[Leg] = field(default_factory=list)

    def add(self, country: str, days: int) -> Itinerary:
        self.legs.append(Leg(country, days))
        return self

    @property
    def countries(self) -> list[str]:
        return [leg.country for leg in self.legs]

    def __len__(self) -> int:
        return sum(leg.days for leg in self.legs)


@dataclass
class Plan:
    days: int
    unknown: list[str]
    text: Grounded[str] | None


@grounded_pure
@agent
def plan(itinerary: Itinerary) -> Plan | InsufficientEvidence:
    unknown: list[str] = []
    texts: list[Grounded[str]] = []
    for country in itinerary.countries:
        rules = entry_rules(itinerary.nationality, country)
        if rules is None:
            unknown.append(country)
            continue
        for rule in rules:
            texts.append(interpolate("{}: {}", country, rule))
    if len(unknown) == len(itinerary.legs):
        return InsufficientEvidence(reason="no country is known", missing=tuple(unknown))
    text = checklist(join("\n", texts)) if texts else None
    return Plan(len(itinerary), unknown, text)


def main() -> None:
    print(plan(Itinerary("DE").add("US", 3).add("XX", 1).add("GH", 10)))
    print(plan(Itinerary("DE").add("FR", 3)))
    print(plan(Itinerary("DE").add("YY", 3)))


if __name__ == "__main__":
    main()
