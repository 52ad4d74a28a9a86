"""University: course advisor, prerequisites graph, topological listing, TypedDict replies."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, TypedDict

from corvid_runtime import (
    Grounded,
    each,
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


@dataclass(frozen=True)
class Course:
    code: str
    title: str
    requires: tuple[str, ...]


COURSES = {
    "M1": Course("M1", "Calculus", ()),
    "M2": Course("M2", "Analysis", ("M1",)),
    "M3": Course("M3", "Topology", ("M2", "L1")),
    "L1": Course("L1", "Logic", ()),
}


class Plan(TypedDict):
    goal: str
    text: Grounded[str]
    first: Grounded[str]


@tool(uses=retrieval)
def course(code: str) -> Grounded[Course] | None:
    found = COURSES.get(code)
    return ground(found, source=f"catalogue/{code}") if found else None


@prompt(model="advisor")
def plan(goal: str, courses: str) -> str:
    return json.dumps({"text": courses.replace("\n", ", "), "first": courses.split()[0]})


@lift
def decode(reply: str) -> dict[str, Any]:
    data = json.loads(reply)
    if not isinstance(data, dict):
        raise ValueError("not an object")
    return data


class Catalogue:
    def prerequisites(self, code: str) -> list[Grounded[Course]]:
        ordered: list[Grounded[Course]] = []
        self._visit(code, ordered, 0)
        return ordered

    def _visit(
        self, code: Grounded[str] | str, ordered: list[Grounded[Course]], depth: int
    ) -> None:
        if depth > 10:
            raise RecursionError("the prerequisites are circular")
        found = course(code)
        if found is None or found in ordered:
            return
        for required in each(found.requires):
            self._visit(required, ordered, depth + 1)
        ordered.append(found)


@grounded_pure
def advise(goal: str) -> Plan | InsufficientEvidence:
    courses = Catalogue().prerequisites(goal)
    if not courses:
        return InsufficientEvidence(reason=f"no course {goal}")
    listing = join("\n", [interpolate("{} {}", c.code, c.title) for c in courses])
    reply = decode(plan(goal, listing))
    return {"goal": goal, "text": reply["text"], "first": reply["first"]}


if __name__ == "__main__":
    print(advise("M3"))
    print(advise("X9"))
