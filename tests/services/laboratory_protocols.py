"""Laboratory protocols: nested dataclasses with grounded leaves, diff of two versions, validation of units."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
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
class Step:
    action: str
    amount: float
    unit: str


@dataclass(frozen=True)
class Protocol_:
    name: str
    steps: tuple[Step, ...]


VERSIONS = {
    1: Protocol_("PCR", (Step("add", 5.0, "ul"), Step("heat", 95.0, "C"))),
    2: Protocol_("PCR", (Step("add", 10.0, "ul"), Step("heat", 95.0, "C"), Step("cool", 4.0, "C"))),
}
UNITS = frozenset({"ul", "C"})


@tool(uses=retrieval)
def protocol(version: int) -> Grounded[Protocol_] | None:
    found = VERSIONS.get(version)
    return ground(found, source=f"eln/v{version}") if found else None


@prompt(model="lab")
def explain(changes: str) -> str:
    return changes


def describe(step: Grounded[Step]) -> Grounded[str]:
    return interpolate("{} {:g} {}", step.action, step.amount, step.unit)


def changed(old: Grounded[Protocol_], new: Grounded[Protocol_]) -> list[Grounded[str]]:
    before = each(old.steps)
    after = each(new.steps)
    changes: list[Grounded[str]] = []
    for index, step in enumerate(after):
        if index >= len(before):
            changes.append("new: " + describe(step))
        elif before[index] != step:
            changes.append(interpolate("{} -> {}", describe(before[index]), describe(step)))
    return changes


def unit_problem(item: Grounded[Protocol_]) -> InsufficientEvidence | None:
    for step in each(item.steps):
        if step.unit not in UNITS:
            return InsufficientEvidence(reason="a step has an unknown unit")
    return None


@grounded_pure
def diff(first: int, second: int) -> Grounded[str] | InsufficientEvidence:
    old, new = protocol(first), protocol(second)
    if old is None or new is None:
        return InsufficientEvidence(reason="no such version")
    problem = unit_problem(old) or unit_problem(new)
    if problem:
        return problem
    changes = changed(old, new)
    if not changes:
        return InsufficientEvidence(reason="nothing changed")
    return explain(new.name + ": " + join("; ", changes))


def main() -> None:
    for pair in ((1, 2), (1, 1), (1, 3)):
        result = diff(*pair)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
