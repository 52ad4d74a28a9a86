"""Fact extraction into a small graph class with adjacency dict, shortest path, grounded labels."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import NamedTuple

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
class Triple:
    subject: str
    verb: str
    object: str


TEXTS = {"t1": "Ann knows Bob. Bob knows Cyd.", "t2": "Cyd likes Dee. Ann likes Eve."}


@tool(uses=retrieval)
def texts(topic: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in TEXTS.items()] if topic == "people" else []


@prompt(model="extractor")
def triples(text: str) -> list[Triple]:
    return [Triple(*sentence.split()) for sentence in text.rstrip(".").split(". ")]


class Edge(NamedTuple):
    verb: Grounded[str]
    target: Grounded[str]


@dataclass
class Graph:
    edges: defaultdict[Grounded[str], list[Edge]] = field(default_factory=lambda: defaultdict(list))

    def add(self, triple: Grounded[Triple]) -> None:
        self.edges[triple.subject].append(Edge(triple.verb, triple.object))

    def neighbours(self, node: Grounded[str]) -> list[Edge]:
        return self.edges.get(node, [])

    def nodes(self) -> list[Grounded[str]]:
        return sorted(self.edges)


def find(graph: Graph, name: str) -> Grounded[str] | None:
    for node in graph.nodes():
        if node == name:
            return node
    return None


def path(graph: Graph, start: Grounded[str], goal: str) -> list[Grounded[str]] | None:
    queue: deque[tuple[Grounded[str], list[Grounded[str]]]] = deque([(start, [start])])
    seen: set[Grounded[str]] = {start}
    while queue:
        node, steps = queue.popleft()
        if node == goal:
            return steps
        for edge in graph.neighbours(node):
            if edge.target not in seen:
                seen.add(edge.target)
                queue.append((edge.target, [*steps, edge.verb, edge.target]))
    return None


@grounded_pure
@agent
def connection(topic: str, start: str, goal: str) -> Grounded[str] | InsufficientEvidence:
    graph = Graph()
    for text in texts(topic):
        for triple in each(triples(text)):
            graph.add(triple)
    first = find(graph, start)
    if first is None:
        return InsufficientEvidence(reason=f"{start} is not mentioned")
    steps = path(graph, first, goal)
    if steps is None:
        return InsufficientEvidence(reason="no connection")
    return interpolate("{} ({} steps)", join(" ", steps), len(steps) // 2)


def main() -> None:
    print(connection("people", "Ann", "Dee"))
    print(connection("people", "Ann", "Zoe"), connection("people", "Zoe", "Ann"))


if __name__ == "__main__":
    main()
