"""Veterinary advice: triage by severity with a table of thresholds, escalation refusals, ExitStack of locks."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Symptom:
    name: str
    severity: int
    advice: str


DB = {
    "limping": Symptom("limping", 2, "Rest the leg."),
    "bloat": Symptom("bloat", 9, "Emergency."),
    "sneezing": Symptom("sneezing", 1, "Keep warm."),
}
EMERGENCY = 8
_lock = threading.Lock()


@tool(uses=retrieval)
def symptom(name: str) -> Grounded[Symptom] | None:
    found = DB.get(name)
    return ground(found, source=f"vet/{name}") if found else None


@prompt(model="vet")
def advise(animal: str, facts: str) -> str:
    return f"Your {animal}: {facts}"


def look_up(names: Sequence[str]) -> tuple[list[Grounded[Symptom]], list[str]]:
    known: list[Grounded[Symptom]] = []
    unknown: list[str] = []
    for name in names:
        found = symptom(name)
        if found is None:
            unknown.append(name)
        else:
            known.append(found)
    return known, unknown


def worst(symptoms: list[Grounded[Symptom]]) -> Grounded[int]:
    return max(s.severity for s in symptoms)


@grounded_pure
def triage(animal: str, names: Sequence[str]) -> Grounded[str] | InsufficientEvidence:
    with _lock:
        known, unknown = look_up(names)
    if unknown:
        return InsufficientEvidence(reason="unknown symptoms", missing=tuple(unknown))
    if not known:
        return InsufficientEvidence(reason="no symptoms")
    if worst(known) >= EMERGENCY:
        return InsufficientEvidence(reason="go to the clinic at once")
    text = join(" ", [s.advice for s in sorted(known, key=lambda s: -s.severity)])
    return advise(animal, text)


def main() -> None:
    for names in (["limping", "sneezing"], ["bloat"], ["glowing"], []):
        result = triage("dog", names)
        if isinstance(result, InsufficientEvidence):
            print(result.reason, result.missing)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
