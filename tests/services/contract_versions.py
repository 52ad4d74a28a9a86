"""Contracts: compare two versions of a contract clause by clause (zip_longest, enum, strategy table)."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from itertools import zip_longest

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

VERSIONS = {
    "v1": ["Rent is 900.", "Pets are allowed.", "Notice: 3 months."],
    "v2": ["Rent is 950.", "Pets are allowed.", "Notice: 3 months.", "Index clause."],
}


class Style(enum.Enum):
    BRIEF = "brief"
    FULL = "full"


@tool(uses=retrieval)
def load_clauses(version: str) -> list[Grounded[str]]:
    return [
        ground(text, source=f"{version}#{n}") for n, text in enumerate(VERSIONS.get(version, []), 1)
    ]


@prompt(model="lawyer")
def describe_change(old: str, new: str) -> str:
    return f"'{old}' became '{new}'"


@prompt(model="lawyer")
def describe_addition(new: str) -> str:
    return f"'{new}' is new"


def brief(changes: list[Grounded[str]]) -> Grounded[str]:
    return join("; ", changes)


def full(changes: list[Grounded[str]]) -> Grounded[str]:
    return join("\n", [interpolate("{}. {}", n, change) for n, change in enumerate(changes, 1)])


FORMATTERS: Mapping[Style, Callable[[list[Grounded[str]]], Grounded[str]]] = {
    Style.BRIEF: brief,
    Style.FULL: full,
}


def changes_between(old: list[Grounded[str]], new: list[Grounded[str]]) -> list[Grounded[str]]:
    changes: list[Grounded[str]] = []
    pairs: list[tuple[Grounded[str] | None, Grounded[str] | None]] = list(zip_longest(old, new))
    for before, after in pairs:
        if before is None:
            assert after is not None
            changes.append(describe_addition(after))
        elif after is None:
            changes.append("Removed: " + before)
        elif before != after:
            changes.append(describe_change(before, after))
    return changes


@grounded_pure
def compare(old: str, new: str, style: Style = Style.BRIEF) -> Grounded[str] | InsufficientEvidence:
    first, second = load_clauses(old), load_clauses(new)
    if not first or not second:
        missing = tuple(name for name, clauses in ((old, first), (new, second)) if not clauses)
        return InsufficientEvidence(reason="a version is missing", missing=missing)
    changes = changes_between(first, second)
    if not changes:
        return InsufficientEvidence(reason="nothing changed")
    return FORMATTERS[style](changes)


def main() -> None:
    for pair, style in (
        (("v1", "v2"), Style.FULL),
        (("v2", "v1"), Style.BRIEF),
        (("v1", "v9"), Style.BRIEF),
    ):
        result = compare(*pair, style=style)
        print(result)
        if not isinstance(result, InsufficientEvidence):
            print([s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
