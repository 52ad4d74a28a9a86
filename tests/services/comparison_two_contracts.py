"""Comparison of two contracts, clause by clause."""

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

CONTRACTS = {
    "v1": {"term": "12 months", "notice": "30 days", "venue": "Berlin"},
    "v2": {"term": "24 months", "notice": "30 days", "liability": "capped"},
}


@tool(uses=retrieval)
def clauses(contract: str) -> Grounded[dict[str, str]] | None:
    found = CONTRACTS.get(contract)
    return ground(found, source=contract) if found else None


@prompt(model="lawyer")
def explain_change(name: str, old: str, new: str) -> str:
    return f"{name} went from {old} to {new}"


@dataclass
class Comparison:
    changed: list[Grounded[str]]
    added: list[Grounded[str]]
    removed: list[Grounded[str]]


@grounded_pure
@agent
def compare(left: str, right: str) -> Comparison | InsufficientEvidence:
    old, new = clauses(left), clauses(right)
    if old is None or new is None:
        missing = [name for name, doc in ((left, old), (right, new)) if doc is None]
        return InsufficientEvidence(reason="a contract is missing", missing=tuple(missing))
    changed: list[Grounded[str]] = []
    added: list[Grounded[str]] = []
    removed: list[Grounded[str]] = []
    for name in each(old):
        if name not in new:
            removed.append(interpolate("removed: {}", name + ": " + old[name]))
        elif old[name] != new[name]:
            changed.append(interpolate("changed: {}", explain_change(name, old[name], new[name])))
    for name in each(new):
        if name not in old:
            added.append(interpolate("added: {}", name + ": " + new[name]))
    return Comparison(changed, added, removed)


@grounded_pure
@agent
def summary(left: str, right: str) -> Grounded[str] | InsufficientEvidence:
    differences = compare(left, right)
    if isinstance(differences, InsufficientEvidence):
        return differences
    all_of_them = differences.changed + differences.added + differences.removed
    if not all_of_them:
        return InsufficientEvidence(reason="no differences")
    return join("\n", ["* " + d for d in all_of_them])


def main() -> None:
    print(summary("v1", "v2"))
    print(summary("v1", "v1"))
    print(summary("v1", "v9"))


if __name__ == "__main__":
    main()
