"""Requirements tracing: two-way links between requirements and tests kept in dicts of sets by plain ids that the caller gives."""

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

REQUIREMENTS = {"R1": "The door closes in 3 s.", "R2": "The light is green."}
TESTS = {"T1": "Measures that the door closes in 3 s.", "T2": "Checks the horn."}


@tool(uses=retrieval)
def requirement(id: str) -> Grounded[str]:
    return ground(REQUIREMENTS[id], source=id)


@tool(uses=retrieval)
def test_case(id: str) -> Grounded[str]:
    return ground(TESTS[id], source=id)


@prompt(model="tracer")
def covers(test: str, requirement: str) -> bool:
    return requirement.split()[1] in test


@prompt(model="writer")
def gap_report(text: str) -> str:
    return text


@dataclass(frozen=True)
class Coverage:
    requirement: str
    text: Grounded[str]
    tests: list[Grounded[str]]


def coverage(requirement_id: str, tests: dict[str, Grounded[str]]) -> Coverage:
    text = requirement(requirement_id)
    return Coverage(requirement_id, text, [t for t in tests.values() if covers(t, text)])


@grounded_pure
def trace(requirement_ids: list[str], test_ids: list[str]) -> Grounded[str] | InsufficientEvidence:
    tests = {id: test_case(id) for id in test_ids}
    table = [coverage(id, tests) for id in requirement_ids]
    gaps = [c for c in table if not c.tests]
    if not gaps:
        return InsufficientEvidence(reason="no gaps")
    lines = [interpolate("{} has no test: {}", c.requirement, c.text) for c in gaps]
    return gap_report(join("\n", lines))


def main() -> None:
    for ids in (["R1", "R2"], ["R1"]):
        result = trace(ids, ["T1", "T2"])
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
