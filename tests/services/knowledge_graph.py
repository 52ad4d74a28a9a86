"""Knowledge graph: triples, path search with a frontier, NewType ids."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import NewType

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

Entity = NewType("Entity", str)


@dataclass(frozen=True)
class Triple:
    subject: str
    predicate: str
    object: str


TRIPLES = [
    Triple("Marie", "married", "Pierre"),
    Triple("Pierre", "born in", "Paris"),
    Triple("Paris", "capital of", "France"),
]


@tool(uses=retrieval)
def triples_from(entity: str) -> list[Grounded[Triple]]:
    return [
        ground(t, source=f"kg/{t.subject}/{t.predicate}") for t in TRIPLES if t.subject == entity
    ]


@prompt(model="graph")
def verbalize(question: str, path: str) -> str:
    return path


Path = tuple[Grounded[Triple], ...]


def find_path(start: Entity, goal: Entity, max_depth: int = 4) -> Path | None:
    frontier: deque[Path] = deque((t,) for t in triples_from(start))
    seen: set[Grounded[str] | Entity] = {start}
    while frontier:
        path = frontier.popleft()
        end = path[-1].object
        if end == goal:
            return path
        if len(path) >= max_depth or end in seen:
            continue
        seen.add(end)
        for triple in triples_from(end):
            frontier.append((*path, triple))
    return None


def show(triple: Grounded[Triple]) -> Grounded[str]:
    return interpolate("{} {} {}", triple.subject, triple.predicate, triple.object)


@grounded_pure
def connection(start: str, goal: str) -> Grounded[str] | InsufficientEvidence:
    path = find_path(Entity(start), Entity(goal))
    if path is None:
        return InsufficientEvidence(reason=f"{start} and {goal} are not connected")
    return verbalize(f"How is {start} connected to {goal}?", join(", ", [show(t) for t in path]))


@grounded_pure
def neighbours(start: str) -> list[Grounded[str]]:
    return sorted({t.object for t in triples_from(start)})


if __name__ == "__main__":
    print(connection("Marie", "France"))
    print(connection("Marie", "Spain"))
    print(neighbours("Marie"))
