"""Genealogy: walk family records as a graph (BFS with a deque and a visited set)."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
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
class Record:
    name: str
    born: int
    parents: tuple[str, ...]


REGISTER = {
    "Ada": Record("Ada", 1950, ("Bea", "Carl")),
    "Bea": Record("Bea", 1925, ("Dora",)),
    "Carl": Record("Carl", 1920, ()),
    "Dora": Record("Dora", 1899, ()),
}


@tool(uses=retrieval)
def birth_record(name: str) -> Grounded[Record] | None:
    record = REGISTER.get(name)
    return ground(record, source=f"register/{name}") if record else None


@prompt(model="historian")
def tell(name: str, facts: str) -> str:
    return f"The ancestors of {name}: {facts}"


def ancestors(name: str, max_people: int) -> list[Grounded[Record]]:
    start = birth_record(name)
    if start is None:
        return []
    found: list[Grounded[Record]] = []
    queue = deque([start])
    visited: set[Grounded[str] | str] = {name}
    while queue and len(found) < max_people:
        record = queue.popleft()
        found.append(record)
        for parent in each(record.parents):
            if parent in visited:
                continue
            visited.add(parent)
            next_record = birth_record(parent)
            if next_record is not None:
                queue.append(next_record)
    return found


@grounded_pure
def family(name: str, max_people: int = 10) -> Grounded[str] | InsufficientEvidence:
    people = ancestors(name, max_people)
    if len(people) < 2:
        return InsufficientEvidence(reason="no ancestors on record")
    oldest = min(people, key=lambda r: r.born)
    facts = [interpolate("{} (*{})", r.name, r.born) for r in people[1:]]
    return interpolate("{} Oldest: {}.", tell(name, join(", ", facts)), oldest.name)


def main() -> None:
    for name in ("Ada", "Carl", "Zoe"):
        result = family(name)
        if isinstance(result, InsufficientEvidence):
            print(name, result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
