"""Corporate wiki: GraphRAG - nodes and edges retrieved, neighbourhood expansion by hops, adjacency dict."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Edge:
    source: str
    relation: str
    target: str


EDGES = [
    Edge("Ada", "leads", "Team X"),
    Edge("Team X", "builds", "Robot"),
    Edge("Robot", "uses", "Lidar"),
    Edge("Bob", "likes", "Tea"),
]


@tool(uses=retrieval)
def edges(limit: int) -> list[Grounded[Edge]]:
    return [ground(e, source=f"graph/{e.source}-{e.target}") for e in EDGES[:limit]]


@prompt(model="graph")
def verbalise(entity: str, triples: str) -> str:
    return f"{entity}: {triples}"


def neighbourhood(start: str, all_edges: list[Grounded[Edge]], hops: int) -> list[Grounded[Edge]]:
    outgoing: defaultdict[Grounded[str] | str, list[Grounded[Edge]]] = defaultdict(list)
    for edge in all_edges:
        outgoing[edge.source].append(edge)
    found: list[Grounded[Edge]] = []
    queue: deque[tuple[Grounded[str] | str, int]] = deque([(start, 0)])
    seen: set[Grounded[str] | str] = {start}
    while queue:
        node, depth = queue.popleft()
        if depth == hops:
            continue
        for edge in outgoing[node]:
            found.append(edge)
            if edge.target not in seen:
                seen.add(edge.target)
                queue.append((edge.target, depth + 1))
    return found


@grounded_pure
def about(entity: str, hops: int = 2) -> Grounded[str] | InsufficientEvidence:
    found = neighbourhood(entity, edges(100), hops)
    if not found:
        return InsufficientEvidence(reason=f"nothing is known about {entity}")
    triples = join("; ", [interpolate("{} {} {}", e.source, e.relation, e.target) for e in found])
    return verbalise(entity, triples)


def main() -> None:
    for entity in ("Ada", "Lidar"):
        result = about(entity)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
