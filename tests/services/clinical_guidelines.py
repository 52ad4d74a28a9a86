"""Clinical guidelines: dosing recommendation with contraindication check."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from corvid_runtime import (
    Grounded,
    agent,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Strength(Enum):
    STRONG = "strong"
    WEAK = "weak"


@dataclass(frozen=True)
class Recommendation:
    guideline: str
    drug: str
    text: str
    strength: Strength
    contraindications: tuple[str, ...] = ()


GUIDELINES = [
    Recommendation(
        "NICE-1",
        "amoxicillin",
        "Give 500 mg three times daily.",
        Strength.STRONG,
        ("penicillin allergy",),
    ),
    Recommendation(
        "NICE-2", "doxycycline", "Give 200 mg on day one.", Strength.STRONG, ("pregnancy",)
    ),
    Recommendation("LOCAL-7", "honey", "Offer honey for cough.", Strength.WEAK),
]


@tool(uses=retrieval, source="guideline")
def recommendations(condition: str) -> list[Recommendation]:
    return list(GUIDELINES) if condition == "pneumonia" else []


@prompt(model="medical")
def phrase(condition: str, notes: str) -> str:
    return notes.replace("Give", "Please give")


@dataclass
class Patient:
    name: str
    conditions: list[str] = field(default_factory=list)


@dataclass
class Advice:
    patient: str
    summary: Grounded[str]
    references: list[Grounded[str]]


def is_safe(patient: Patient, rec: Grounded[Recommendation]) -> bool:
    for condition in patient.conditions:
        if condition in rec.contraindications:
            return False
    return True


@grounded_pure
@agent
def advise(patient: Patient, condition: str) -> Advice | InsufficientEvidence:
    recs = recommendations(condition)
    strong = [rec for rec in recs if rec.strength == Strength.STRONG]
    safe = [rec for rec in strong if is_safe(patient, rec)]
    if not safe:
        return InsufficientEvidence(reason=f"no safe recommendation for {condition}")
    lines = []
    references = []
    for rec in safe:
        lines.append(interpolate("{}: {}", rec.drug.capitalize(), rec.text))
        references.append(rec.guideline)
    return Advice(patient.name, phrase(condition, join("\n", lines)), references)


def main() -> None:
    for patient in (
        Patient("A"),
        Patient("B", ["penicillin allergy"]),
        Patient("C", ["penicillin allergy", "pregnancy"]),
    ):
        advice = advise(patient, "pneumonia")
        match advice:
            case Advice(summary=summary, references=references):
                print(patient.name, summary, references)
            case InsufficientEvidence():
                print(patient.name, advice.reason)


if __name__ == "__main__":
    main()
