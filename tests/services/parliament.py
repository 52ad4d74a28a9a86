"""Parliament: votes and speeches, union of record types, isinstance dispatch in a renderer."""

from __future__ import annotations

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
class Speech:
    speaker: str
    text: str


@dataclass(frozen=True)
class Vote:
    bill: str
    yes: int
    no: int


DEBATES = {
    "water": (
        [Speech("Smith", "Water is life."), Speech("Jones", "Too dear.")],
        [Vote("Water Bill", 210, 190)],
    ),
    "wine": ([], [Vote("Wine Bill", 5, 300)]),
}


@tool(uses=retrieval)
def speeches(topic: str) -> list[Grounded[Speech]]:
    found, _ = DEBATES.get(topic, ([], []))
    return [ground(s, source=f"hansard/{s.speaker}") for s in found]


@tool(uses=retrieval)
def votes(topic: str) -> list[Grounded[Vote]]:
    _, found = DEBATES.get(topic, ([], []))
    return [ground(v, source=f"votes/{v.bill}") for v in found]


@prompt(model="reporter")
def report(topic: str, material: str) -> str:
    return material


Item = Grounded[Speech] | Grounded[Vote]


def render(item: Item) -> Grounded[str]:
    if isinstance(item, Speech):
        return interpolate('{}: "{}"', item.speaker, item.text)
    return interpolate("{}: {} to {}", item.bill, item.yes, item.no)


def outcome(vote: Grounded[Vote]) -> Grounded[str]:
    verb = " passed" if vote.yes > vote.no else " failed"
    return vote.bill + verb


@grounded_pure
def debate(topic: str) -> Grounded[str] | InsufficientEvidence:
    items: list[Item] = [*speeches(topic), *votes(topic)]
    if not items:
        return InsufficientEvidence(reason="never debated")
    return report(topic, join("\n", [render(i) for i in items]))


@grounded_pure
def result(topic: str) -> Grounded[str] | None:
    found = votes(topic)
    return outcome(found[0]) if found else None


if __name__ == "__main__":
    print(debate("water"))
    print(debate("cheese"))
    print(result("water"), result("wine"), result("cheese"))
