"""Recruiting: dict-based JSON documents (Grounded[dict]), nested lookups, defaults, list of skills, f-string logs."""

from __future__ import annotations

import logging
from typing import Any

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

log = logging.getLogger("cv")

CVS: list[dict[str, Any]] = [
    {"name": "Ann", "skills": ["python", "sql"], "jobs": [{"title": "Dev", "years": 4}]},
    {"name": "Bob", "skills": ["cobol"], "jobs": []},
]


@tool(uses=retrieval)
def cvs(role: str) -> list[Grounded[dict[str, Any]]]:
    return [ground(cv, source=f"cv/{cv['name']}") for cv in CVS if role]


@prompt(model="hr")
def pitch(role: str, person: str) -> str:
    return f"{role}: {person}"


def years(cv: Grounded[dict[str, Any]]) -> int:
    total = 0
    for job in each(cv["jobs"]):
        total += int(job["years"])
    return total


def has_skill(cv: Grounded[dict[str, Any]], skill: str) -> bool:
    return skill in cv["skills"]


def describe(cv: Grounded[dict[str, Any]]) -> Grounded[str]:
    skills = join(", ", each(cv["skills"]))
    return interpolate("{} ({})", cv["name"], skills)


@grounded_pure
def shortlist(role: str, skill: str, min_years: int = 1) -> Grounded[str] | InsufficientEvidence:
    people = [cv for cv in cvs(role) if has_skill(cv, skill) and years(cv) >= min_years]
    log.info(f"{len(people)} people for {role}")
    if not people:
        return InsufficientEvidence(reason="nobody fits")
    people.sort(key=years, reverse=True)
    return pitch(role, describe(people[0]))


def main() -> None:
    for skill in ("python", "cobol"):
        result = shortlist("dev", skill)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
