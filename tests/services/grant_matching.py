"""Grant matching: nested helpers, closures, and results as a generic Outcome type."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

T = TypeVar("T")


@dataclass(frozen=True)
class Ok(Generic[T]):
    value: T


@dataclass(frozen=True)
class Err:
    reason: str


@dataclass(frozen=True)
class Grant:
    name: str
    max_amount: int
    countries: tuple[str, ...]


GRANTS = [
    Grant("Horizon", 1000, ("DE", "FR")),
    Grant("Small", 10, ("DE",)),
    Grant("US", 500, ("US",)),
]


@tool(uses=retrieval)
def grants(topic: str) -> list[Grounded[Grant]]:
    return [ground(g, source=g.name) for g in GRANTS] if topic == "science" else []


@prompt(model="advisor")
def pitch(project: str, grant: str) -> str:
    return f"Apply to {grant} with {project}."


@dataclass(frozen=True)
class Project:
    title: str
    country: str
    amount: int
    topic: str


def first(items: Iterable[T], test: Callable[[T], bool]) -> T | None:
    for item in items:
        if test(item):
            return item
    return None


def fits(project: Project, grant: Grounded[Grant]) -> bool:
    return project.country in grant.countries and bool(grant.max_amount >= project.amount)


def eligible(project: Project) -> Ok[list[Grounded[Grant]]] | Err:
    found = grants(project.topic)
    if not found:
        return Err(f"no grants for {project.topic}")
    return Ok([grant for grant in found if fits(project, grant)])


@grounded_pure
@agent
def advise(project: Project) -> Grounded[str] | InsufficientEvidence:
    outcome = eligible(project)
    if isinstance(outcome, Err):
        return InsufficientEvidence(reason=outcome.reason)
    best = first(outcome.value, lambda grant: bool(grant.max_amount > 100))
    if best is None:
        return InsufficientEvidence(reason="no large grant")
    return pitch(project.title, interpolate("{} ({})", best.name, best.max_amount))


def main() -> None:
    for project in (
        Project("Bees", "DE", 200, "science"),
        Project("Bees", "DE", 2000, "science"),
        Project("Song", "DE", 5, "music"),
    ):
        print(advise(project))


if __name__ == "__main__":
    main()
