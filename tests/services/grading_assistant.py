"""Grading assistant: rubric criteria evaluated one by one, weighted total, feedback letter."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Criterion(NamedTuple):
    name: str
    weight: float
    description: str


RUBRICS = {
    "essay": [
        Criterion("clarity", 0.6, "Is it clear?"),
        Criterion("grammar", 0.4, "Is it correct?"),
    ],
}


@tool(uses=retrieval)
def rubric(kind: str) -> list[Grounded[Criterion]]:
    return [ground(c, source=f"rubric/{kind}/{c.name}") for c in RUBRICS.get(kind, [])]


@prompt(model="grader")
def grade(text: str, criterion: str) -> str:
    return f"{7 if 'clear' in criterion else 9}/10 because it reads well"


@lift
def parse_grade(reply: str) -> int:
    match = re.match(r"(\d+)/10", reply)
    if match is None:
        raise ValueError("no grade")
    return int(match[1])


@dataclass(frozen=True)
class Mark:
    criterion: Grounded[str]
    points: Grounded[int]
    weight: Grounded[float]
    reason: Grounded[str]

    @property
    def weighted(self) -> Grounded[float]:
        return self.points * self.weight


class Grader:
    def __init__(self, attempts: int = 2) -> None:
        self.attempts = attempts

    def _mark(self, text: str, criterion: Grounded[Criterion]) -> Mark | None:
        for _ in range(self.attempts):
            reply = grade(text, criterion.description)
            try:
                points = parse_grade(reply)
            except ValueError:
                continue
            if 0 <= points <= 10:
                return Mark(criterion.name, points, criterion.weight, reply)
        return None

    def marks(self, text: str, kind: str) -> list[Mark]:
        found = []
        for criterion in rubric(kind):
            mark = self._mark(text, criterion)
            if mark:
                found.append(mark)
        return found

    @grounded_pure
    def feedback(self, student: str, text: str, kind: str) -> Grounded[str] | InsufficientEvidence:
        marks = self.marks(text, kind)
        if not marks:
            return InsufficientEvidence(reason="it could not be graded")
        total = sum((m.weighted for m in marks[1:]), marks[0].weighted)
        lines = [interpolate("{}: {} ({})", m.criterion, m.points, m.reason) for m in marks]
        return join("\n", [f"Dear {student},", *lines, interpolate("Total: {:.1f}", total)])


if __name__ == "__main__":
    print(Grader().feedback("Tim", "An essay.", "essay"))
    print(Grader().feedback("Tim", "A poem.", "poem"))
