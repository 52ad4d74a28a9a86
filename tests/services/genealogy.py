"""Genealogy: walk relations recursively, collecting records (visited set, depth limit)."""

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
class Entry:
    person: str
    mother: str
    father: str
    born: int


PARISH = {
    "Anna": Entry("Anna", "Berta", "Carl", 1900),
    "Berta": Entry("Berta", "Dora", "", 1875),
    "Carl": Entry("Carl", "", "", 1870),
}


@tool(uses=retrieval)
def parish_record(name: str) -> Grounded[Entry] | None:
    entry = PARISH.get(name)
    return ground(entry, source=f"parish/{name}") if entry else None


@prompt(model="historian")
def narrate(name: str, records: str) -> str:
    return f"The family of {name}:\n{records}"


def ancestors(name: Grounded[str] | str, depth: int) -> list[Grounded[Entry]]:
    entry = parish_record(name)
    if entry is None:
        return []
    found = [entry]
    if depth > 0:
        for parent in (entry.mother, entry.father):
            if parent:
                found.extend(ancestors(parent, depth - 1))
    return found


def breadth_first(name: str, limit: int) -> list[Grounded[Entry]]:
    queue: list[Grounded[str] | str] = [name]
    visited: set[Grounded[str] | str] = set()
    found: list[Grounded[Entry]] = []
    while queue and len(found) < limit:
        current = queue.pop(0)
        if current in visited:
            continue
        visited.add(current)
        entry = parish_record(current)
        if entry is None:
            continue
        found.append(entry)
        queue.extend(p for p in (entry.mother, entry.father) if p)
    return found


@grounded_pure
def family_story(name: str, depth: int = 2) -> Grounded[str] | InsufficientEvidence:
    entries = ancestors(name, depth)
    if not entries:
        return InsufficientEvidence(reason=f"no record of {name}")
    lines = [interpolate("{}, born {}", e.person, e.born) for e in entries]
    return narrate(name, join("\n", lines))


@grounded_pure
def oldest_known(name: str) -> Grounded[str] | None:
    entries = breadth_first(name, 10)
    if not entries:
        return None
    return min(entries, key=lambda e: e.born).person


if __name__ == "__main__":
    print(family_story("Anna"))
    print(family_story("Zeno"))
    print(oldest_known("Anna"))
