"""Ticket deduplication: embeddings faked by word sets, union-find clusters, representative per cluster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Ticket:
    id: int
    text: str
    votes: int


TICKETS = [
    Ticket(1, "app crash on start", 3),
    Ticket(2, "crash on app start", 9),
    Ticket(3, "dark mode please", 5),
]


@tool(uses=retrieval)
def tickets(product: str) -> list[Grounded[Ticket]]:
    return [ground(t, source=f"ticket/{t.id}") for t in TICKETS] if product == "app" else []


@lift
def similarity(a: str, b: str) -> float:
    x, y = set(a.split()), set(b.split())
    return len(x & y) / len(x | y)


@prompt(model="m")
def title(texts: str) -> str:
    return texts.splitlines()[0].title()


class UnionFind:
    def __init__(self, size: int) -> None:
        self.parent = list(range(size))

    def find(self, i: int) -> int:
        while self.parent[i] != i:
            i = self.parent[i]
        return i

    def union(self, i: int, j: int) -> None:
        self.parent[self.find(i)] = self.find(j)


def clusters(items: Sequence[Grounded[Ticket]], threshold: float) -> list[list[Grounded[Ticket]]]:
    sets = UnionFind(len(items))
    for i in range(len(items)):
        for j in range(i + 1, len(items)):
            if similarity(items[i].text, items[j].text) >= threshold:
                sets.union(i, j)
    groups: dict[int, list[Grounded[Ticket]]] = {}
    for i, item in enumerate(items):
        groups.setdefault(sets.find(i), []).append(item)
    return list(groups.values())


@dataclass
class Theme:
    title: Grounded[str]
    tickets: list[Grounded[Ticket]]
    votes: Grounded[int]


def theme(group: list[Grounded[Ticket]]) -> Theme:
    votes = group[0].votes
    for ticket in group[1:]:
        votes = votes + ticket.votes
    return Theme(title(join("\n", [t.text for t in group])), group, votes)


@grounded_pure
@agent
def themes(product: str, threshold: float = 0.6) -> list[Theme] | InsufficientEvidence:
    found = tickets(product)
    if not found:
        return InsufficientEvidence(reason=f"no tickets on {product}")
    result = [theme(group) for group in clusters(found, threshold)]
    return sorted(result, key=lambda t: t.votes, reverse=True)


def main() -> None:
    found = themes("app")
    if not isinstance(found, InsufficientEvidence):
        print([(str(t.title), int(t.votes), len(t.tickets)) for t in found])
    print(themes("web"))


if __name__ == "__main__":
    main()
