"""Course advisor: prerequisites resolved recursively with a memo in an object, plan rendered."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
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
class Course:
    code: str
    title: str
    credits: int
    requires: tuple[str, ...]


CATALOGUE = {
    "ML": Course("ML", "Machine Learning", 6, ("LA", "ST")),
    "LA": Course("LA", "Linear Algebra", 8, ()),
    "ST": Course("ST", "Statistics", 6, ("AN",)),
    "AN": Course("AN", "Analysis", 8, ()),
}


@tool(uses=retrieval)
def course(code: str) -> Grounded[Course] | None:
    return ground(CATALOGUE[code], source=f"catalogue/{code}") if code in CATALOGUE else None


@prompt(model="advisor")
def comment(goal: str, plan: str) -> str:
    return f"To reach {goal} take {plan}"


class PlanBuilder:
    def __init__(self, passed: frozenset[str]) -> None:
        self.passed = passed
        self.ordered: list[Grounded[Course]] = []
        self.missing: list[Grounded[str]] = []

    def has(self, code: Grounded[str]) -> bool:
        return code in self.passed or any(c.code == code for c in self.ordered)

    def add(self, found: Grounded[Course]) -> None:
        for code in each(found.requires):
            if self.has(code):
                continue
            required = course(code)
            if required is None:
                self.missing.append(code)
            else:
                self.add(required)
        self.ordered.append(found)

    def credits(self) -> Grounded[int] | None:
        total: Grounded[int] | None = None
        for c in self.ordered:
            total = c.credits if total is None else total + c.credits
        return total


@dataclass
class Plan:
    goal: str
    courses: list[Grounded[Course]]
    text: Grounded[str]
    credits: Grounded[int] | None = None


@grounded_pure
@agent
def plan(goal: str, passed: frozenset[str]) -> Plan | InsufficientEvidence:
    found = course(goal)
    if found is None:
        return InsufficientEvidence(reason=f"no course {goal}")
    builder = PlanBuilder(passed)
    builder.add(found)
    if builder.missing:
        return InsufficientEvidence(reason="a required course is unknown")
    names = join(", ", [interpolate("{} ({})", c.title, c.credits) for c in builder.ordered])
    return Plan(goal, builder.ordered, comment(goal, names), builder.credits())


def main() -> None:
    for result in (
        plan("ML", frozenset()),
        plan("ML", frozenset({"AN", "ST"})),
        plan("XX", frozenset()),
    ):
        print(
            result.text if isinstance(result, Plan) else result.reason,
            result.credits if isinstance(result, Plan) else "",
        )


if __name__ == "__main__":
    main()
