"""Recruiting: candidates matched to a job, scores from the model parsed as int, NamedTuple results."""

import re
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


class Resume(NamedTuple):
    name: str
    skills: tuple[str, ...]
    summary: str


class Match(NamedTuple):
    name: Grounded[str]
    score: Grounded[int]
    reason: Grounded[str]


RESUMES = [
    Resume("Ida", ("python", "sql"), "Ten years of data engineering."),
    Resume("Jon", ("java",), "Builds Android apps."),
    Resume("Kai", ("python",), "Teaches programming."),
]

SCORE = re.compile(r"score\s*[:=]\s*(\d+)", re.IGNORECASE)


@tool(uses=retrieval)
def search_resumes(skill: str) -> list[Grounded[Resume]]:
    return [ground(r, source=f"resume/{r.name}") for r in RESUMES if skill in r.skills]


@prompt(model="recruiter")
def rate(job: str, resume: str) -> str:
    return f"Score: {len(resume)}. {resume}"


@lift
def parse_score(reply: str) -> int:
    match = SCORE.search(reply)
    return int(match.group(1)) if match else 0


def match_one(job: str, resume: Grounded[Resume]) -> Match:
    reply = rate(job, interpolate("{}: {}", resume.name, resume.summary))
    return Match(resume.name, parse_score(reply), reply)


@grounded_pure
def best_matches(job: str, skill: str, limit: int = 3) -> list[Match]:
    matches = [match_one(job, resume) for resume in search_resumes(skill)]
    matches.sort(key=lambda m: m.score, reverse=True)
    return [m for m in matches if m.score > 10][:limit]


@grounded_pure
def best_match(job: str, skill: str) -> Match | None:
    best: Match | None = None
    for resume in search_resumes(skill):
        candidate = match_one(job, resume)
        if best is None or candidate.score > best.score:
            best = candidate
    return best


if __name__ == "__main__":
    for m in best_matches("data engineer", "python"):
        print(m.name, m.score)
    print(best_match("data engineer", "python"))
    print(best_match("data engineer", "cobol"))
