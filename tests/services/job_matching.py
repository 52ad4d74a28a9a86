"""Job matching: score breakdown, weights as a NamedTuple, min/max clamp, sort by several keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Weights(NamedTuple):
    skills: float = 0.7
    distance: float = 0.3


EQUAL = Weights()


@dataclass(frozen=True)
class Job:
    title: str
    skills: frozenset[str]
    distance_km: int
    salary: int


JOBS = [
    Job("Baker", frozenset({"baking", "early"}), 3, 2800),
    Job("Chef", frozenset({"cooking", "baking"}), 40, 3500),
    Job("Clerk", frozenset({"typing"}), 1, 2600),
]


@tool(uses=retrieval)
def jobs(region: str) -> list[Grounded[Job]]:
    return [ground(j, source=f"jobs/{region}/{j.title}") for j in JOBS if region == "south"]


@prompt(model="coach")
def cover_letter(name: str, job: str) -> str:
    return f"{name} applies: {job}"


def skill_score(job: Grounded[Job], skills: set[str]) -> float:
    matched = sum(1 for skill in skills if skill in job.skills)
    return matched / max(1, len(skills))


def distance_score(job: Grounded[Job], limit: int) -> Grounded[float]:
    return lift(max)(0.0, 1 - job.distance_km / limit)


def score(job: Grounded[Job], skills: set[str], weights: Weights, limit: int) -> Grounded[float]:
    return weights.skills * skill_score(job, skills) + weights.distance * distance_score(job, limit)


@grounded_pure
def apply(
    name: str, region: str, skills: set[str], weights: Weights = EQUAL
) -> Grounded[str] | InsufficientEvidence:
    found = jobs(region)
    ranked = sorted(found, key=lambda j: (score(j, skills, weights, 50), j.salary), reverse=True)
    best = next((j for j in ranked if score(j, skills, weights, 50) > 0.4), None)
    if best is None:
        return InsufficientEvidence(reason="no job fits")
    return cover_letter(name, interpolate("{} for {} EUR", best.title, best.salary))


def main() -> None:
    for region, skills in (("south", {"baking"}), ("south", {"flying"}), ("north", {"baking"})):
        result = apply("Kim", region, skills)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
