"""Pharmacy: drug interactions; TypedDict rows from a database; attrs-like ordinary classes."""

from itertools import combinations
from typing import TypedDict

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


class Row(TypedDict):
    a: str
    b: str
    effect: str
    level: int


TABLE: list[Row] = [
    {"a": "aspirin", "b": "warfarin", "effect": "more bleeding", "level": 3},
    {"a": "ibuprofen", "b": "aspirin", "effect": "less protection", "level": 2},
]


@tool(uses=retrieval)
def interactions(drug: str, other: str) -> list[Grounded[Row]]:
    pair = {drug, other}
    return [
        ground(row, source=f"db/{i}") for i, row in enumerate(TABLE) if {row["a"], row["b"]} == pair
    ]


@prompt(model="pharmacist")
def advise(patient: str, findings: str) -> str:
    return f"{patient}:\n{findings}"


class Finding:
    def __init__(self, drugs: tuple[str, str], effect: Grounded[str], level: Grounded[int]) -> None:
        self.drugs = drugs
        self.effect = effect
        self.level = level

    def __lt__(self, other: "Finding") -> bool:
        return bool(self.level < other.level)

    def line(self) -> Grounded[str]:
        return interpolate("{} + {}: {}", self.drugs[0], self.drugs[1], self.effect)


def findings_for(drugs: list[str]) -> list[Finding]:
    found: list[Finding] = []
    for pair in combinations(sorted(drugs), 2):
        for row in interactions(*pair):
            found.append(Finding(pair, row["effect"], row["level"]))
    return found


@grounded_pure
def check_prescription(
    patient: str, drugs: list[str], min_level: int = 1
) -> Grounded[str] | InsufficientEvidence:
    findings = [f for f in findings_for(drugs) if f.level >= min_level]
    if not findings:
        return InsufficientEvidence(reason="no interaction is known")
    lines = [f.line() for f in findings]
    return advise(patient, join("\n", lines))


if __name__ == "__main__":
    print(check_prescription("P1", ["warfarin", "aspirin", "ibuprofen"]))
    print(check_prescription("P2", ["warfarin", "ibuprofen"]))
