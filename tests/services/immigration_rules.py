"""Immigration office: rules engine with dataclass rules, each an own predicate (lambda) over retrieved facts."""

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
class Person:
    name: str
    years: int
    income: int
    language: str


@tool(uses=retrieval)
def register(id: str) -> Grounded[Person] | None:
    people = {"p1": Person("Ana", 8, 30000, "B1"), "p2": Person("Bo", 2, 50000, "A2")}
    return ground(people[id], source=f"register/{id}") if id in people else None


@tool(uses=retrieval)
def statute(section: str) -> Grounded[str]:
    return ground(f"Section {section} of the Act", source=f"act/{section}")


@prompt(model="officer")
def letter(name: str, findings: str) -> str:
    return f"Dear {name}: {findings}"


class Predicate(Protocol):
    @grounded_pure
    def __call__(self, p: Grounded[Person], /) -> Grounded[bool]: ...


@dataclass(frozen=True)
class Rule:
    section: str
    text: str
    holds: Predicate


@grounded_pure
def resident(p: Grounded[Person]) -> Grounded[bool]:
    return p.years >= 5


@grounded_pure
def earning(p: Grounded[Person]) -> Grounded[bool]:
    return p.income > 20000


@grounded_pure
def speaking(p: Grounded[Person]) -> Grounded[bool]:
    return p.language >= "B1"


RULES: tuple[Rule, ...] = (
    Rule("10", "five years of residence", resident),
    Rule("11", "enough income", earning),
    Rule("12", "language level B1", speaking),
)


def failing(person: Grounded[Person]) -> list[Grounded[str]]:
    return [
        interpolate("{} ({})", rule.text, statute(rule.section))
        for rule in RULES
        if not rule.holds(person)
    ]


@grounded_pure
def decide(id: str) -> Grounded[str] | InsufficientEvidence:
    person = register(id)
    if person is None:
        return InsufficientEvidence(reason="not registered")
    problems = failing(person)
    if problems:
        return letter(person.name, "missing: " + join(", ", problems))
    return letter(person.name, "all conditions are met")


def main() -> None:
    for id in ("p1", "p2", "p3"):
        result = decide(id)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
