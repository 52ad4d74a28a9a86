"""Exam grading: answers of students are retrieved, criteria checked, points summed."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Criterion:
    id: str
    keyword: str
    points: int


@dataclass(frozen=True)
class Submission:
    student: str
    text: str


RUBRIC = [
    Criterion("c1", "photosynthesis", 3),
    Criterion("c2", "light", 2),
    Criterion("c3", "oxygen", 1),
]
SUBMISSIONS = {
    "ann": Submission("ann", "Photosynthesis needs light."),
    "bob": Submission("bob", ""),
}


@tool(uses=retrieval)
def rubric(exam: str) -> list[Grounded[Criterion]]:
    return [ground(c, source=f"{exam}/{c.id}") for c in RUBRIC]


@tool(uses=retrieval)
def submission(exam: str, student: str) -> Grounded[Submission] | None:
    return (
        ground(SUBMISSIONS[student], source=f"{exam}/{student}") if student in SUBMISSIONS else None
    )


@prompt(model="grader")
def judge(text: str, keyword: str) -> bool:
    return keyword in text.lower()


@prompt(model="grader")
def comment(text: str, missing: list[str]) -> str:
    return "Well done." if not missing else "Missing: " + ", ".join(missing)


@dataclass
class Grade:
    student: str
    points: Grounded[int]
    comment: Grounded[str]


@lift
def total(points: list[int]) -> int:
    return sum(points)


def check(
    text: Grounded[str], criteria: list[Grounded[Criterion]]
) -> tuple[list[Grounded[int]], list[Grounded[str]]]:
    points: list[Grounded[int]] = []
    missing: list[Grounded[str]] = []
    for criterion in criteria:
        if judge(text, criterion.keyword):
            points.append(criterion.points)
        else:
            missing.append(criterion.keyword)
    return points, missing


@grounded_pure
@agent
def grade(exam: str, student: str) -> Grade | InsufficientEvidence:
    found = submission(exam, student)
    if found is None:
        return InsufficientEvidence(reason=f"{student} handed nothing in")
    if not found.text:
        return InsufficientEvidence(reason=f"the paper of {student} is empty")
    points, missing = check(found.text, rubric(exam))
    if not points:
        return InsufficientEvidence(reason="no criterion is met")
    return Grade(student, total(points), comment(found.text, missing))


@grounded_pure
@agent
def grade_all(exam: str, students: list[str]) -> dict[str, Grade | InsufficientEvidence]:
    return {student: grade(exam, student) for student in students}


def main() -> None:
    for student, result in grade_all("bio", ["ann", "bob", "cyd"]).items():
        print(student, result)


if __name__ == "__main__":
    main()
