"""Multi-hop: who directed the film in which the person played, over a small graph."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Fact:
    subject: str
    relation: str
    object: str


FACTS = [
    Fact("Ann", "played in", "Storm"),
    Fact("Storm", "directed by", "Bob"),
    Fact("Bob", "born in", "Oslo"),
]


@tool(uses=retrieval)
def facts_about(entity: str) -> list[Grounded[Fact]]:
    return [ground(f, source=f"kg/{f.subject}") for f in FACTS if f.subject == entity]


@prompt(model="reasoner")
def conclude(question: str, facts: str) -> str:
    return facts.splitlines()[-1]


def sentence(fact: Grounded[Fact]) -> Grounded[str]:
    return fact.subject + " " + fact.relation + " " + fact.object


def hop(start: str, hops: int) -> list[Grounded[Fact]]:
    found: list[Grounded[Fact]] = facts_about(start)
    frontier = deque(found)
    for _ in range(hops):
        next_frontier: deque[Grounded[Fact]] = deque()
        for fact in frontier:
            for new in facts_about(fact.object):
                if new not in found:
                    found.append(new)
                    next_frontier.append(new)
        frontier = next_frontier
    return found


@grounded_pure
@agent
def answer(question: str, start: str, hops: int = 3) -> Grounded[str] | InsufficientEvidence:
    facts = hop(start, hops)
    if not facts:
        return InsufficientEvidence(reason=f"nothing is known about {start}")
    return conclude(question, join("\n", map(sentence, facts)))


@grounded_pure
@agent
def path(start: str, goal: str) -> list[Grounded[str]] | None:
    queue: deque[tuple[Grounded[str], list[Grounded[str]]]] = deque()
    for fact in facts_about(start):
        queue.append((fact.object, [sentence(fact)]))
    while queue:
        entity, steps = queue.popleft()
        if entity == goal:
            return steps
        if len(steps) > 5:
            continue
        for fact in facts_about(entity):
            queue.append((fact.object, [*steps, sentence(fact)]))
    return None


def main() -> None:
    print(answer("Where is the director born?", "Ann"))
    print(answer("Where?", "Zoe"))
    print(path("Ann", "Oslo"))
    print(path("Ann", "Rome"))


if __name__ == "__main__":
    main()
