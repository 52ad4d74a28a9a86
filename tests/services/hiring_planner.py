"""Hiring agent: planner/executor with a typed plan (list of dataclass steps from a prompt), blackboard, replanning."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Literal

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("planner")


@dataclass(frozen=True)
class Step:
    action: Literal["people", "salaries", "stop"]
    argument: str


@tool(uses=retrieval)
def people(skill: str) -> Grounded[str] | None:
    return ground("Ann knows Rust.", source="people/ann") if skill == "rust" else None


@tool(uses=retrieval)
def salaries(role: str) -> Grounded[str] | None:
    return ground("Rust pays 80k.", source="salaries/rust") if role == "rust" else None


@prompt(model="planner")
def make_plan(goal: str, known: str) -> list[Step]:
    if "80k" in known:
        return [Step("stop", "")]
    skill = "rust" if "rust" in goal else "cobol"
    return [Step("people", skill), Step("salaries", skill)]


@prompt(model="writer")
def offer(goal: str, facts: str) -> str:
    return f"{goal}: {facts}"


@dataclass
class Blackboard:
    facts: list[Grounded[str]] = field(default_factory=list)
    failures: int = 0

    def text(self) -> Grounded[str]:
        return join("\n", self.facts)


def execute(step: Step | Grounded[Step]) -> Grounded[str] | None:
    if step.action == "people":
        return people(step.argument)
    if step.action == "salaries":
        return salaries(step.argument)
    return None


@grounded_pure
def hire(goal: str, max_plans: int = 3) -> Grounded[str] | InsufficientEvidence:
    board = Blackboard()
    for number in range(max_plans):
        steps = each(make_plan(goal, board.text())) if board.facts else make_plan(goal, "")
        log.info("plan %d: %d steps", number, len(steps))
        for step in steps:
            if step.action == "stop":
                break
            fact = execute(step)
            if fact is None:
                board.failures += 1
                continue
            board.facts.append(fact)
    if not board.facts or board.failures > 2:
        return InsufficientEvidence(reason="the plan led nowhere")
    return offer(goal, join(" ", board.facts))


def main() -> None:
    for goal in ("hire rust dev", "hire cobol dev"):
        result = hire(goal)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, sorted({s.source for s in result.sources().retrievals()}))


if __name__ == "__main__":
    main()
