"""Clinical trials matcher: eligibility criteria, explanation per trial, near misses reported separately."""

from __future__ import annotations

from dataclasses import dataclass, field

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
class Patient:
    age: int
    condition: str
    medications: tuple[str, ...] = ()


@dataclass(frozen=True)
class Trial:
    id: str
    title: str
    condition: str
    min_age: int
    max_age: int
    excluded: tuple[str, ...] = ()


TRIALS = [
    Trial("T1", "New insulin", "diabetes", 18, 70),
    Trial("T2", "Diet study", "diabetes", 18, 40, ("metformin",)),
    Trial("T3", "Migraine pill", "migraine", 18, 60),
]


@tool(uses=retrieval)
def registry(condition: str) -> list[Grounded[Trial]]:
    return [ground(t, source=f"registry/{t.id}") for t in TRIALS if t.condition == condition]


@prompt(model="medical")
def letter(patient: str, trials: str, misses: str) -> str:
    return f"{patient}: {trials} / not: {misses}"


@dataclass
class Match:
    trial: Grounded[Trial]
    problems: list[str] = field(default_factory=list)


def problems(patient: Patient, trial: Grounded[Trial]) -> int:
    found = 0
    if not trial.min_age <= patient.age <= trial.max_age:
        found += 1
    for drug in each(trial.excluded):
        if drug in patient.medications:
            found += 1
    return found


def is_eligible(patient: Patient, trial: Grounded[Trial]) -> bool:
    return problems(patient, trial) == 0


def is_near_miss(patient: Patient, trial: Grounded[Trial]) -> bool:
    return problems(patient, trial) == 1


def listing(trials: list[Grounded[Trial]]) -> Grounded[str]:
    return join(", ", [interpolate("{} {}", t.id, t.title) for t in trials])


@grounded_pure
def match_trials(patient: Patient) -> Grounded[str] | InsufficientEvidence:
    trials = registry(patient.condition)
    if not trials:
        return InsufficientEvidence(reason=f"no trials for {patient.condition}")
    eligible = [t for t in trials if is_eligible(patient, t)]
    near = [t for t in trials if is_near_miss(patient, t)]
    if not eligible and not near:
        return InsufficientEvidence(reason="no trial fits")
    summary = f"{patient.age} years, {patient.condition}"
    return letter(summary, listing(eligible), listing(near))


if __name__ == "__main__":
    print(match_trials(Patient(35, "diabetes", ("metformin",))))
    print(match_trials(Patient(90, "diabetes", ("metformin",))))
    print(match_trials(Patient(30, "gout")))
