"""Diffing versions of a policy with difflib."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import NamedTuple

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Version(NamedTuple):
    number: int
    author: str
    text: str


HISTORY = {
    "leave": [
        Version(1, "ann", "20 days.\nExpires in March."),
        Version(2, "bob", "28 days.\nExpires in March."),
        Version(3, "ann", "28 days.\nExpires in June."),
    ]
}


@tool(uses=retrieval)
def versions(name: str) -> list[Grounded[Version]]:
    return [ground(v, source=f"{name}@{v.number}") for v in HISTORY.get(name, [])]


@lift
def diff(old: str, new: str) -> list[str]:
    return [
        line
        for line in difflib.unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=0)
        if not line.startswith(("---", "+++", "@@"))
    ]


@prompt(model="editor")
def describe(change: str) -> str:
    return "Changed " + change.replace("\n", " into ")


@dataclass(frozen=True)
class Change:
    author: Grounded[str]
    number: Grounded[int]
    lines: list[Grounded[str]]


def changes(history: list[Grounded[Version]]) -> list[Change]:
    result = []
    for old, new in zip(history, history[1:]):
        lines = each(diff(old.text, new.text))
        result.append(Change(new.author, new.number, lines))
    return result


@grounded_pure
@agent
def changelog(name: str, author: str | None = None) -> Grounded[str] | InsufficientEvidence:
    history = sorted(versions(name), key=lambda v: v.number)
    if len(history) < 2:
        return InsufficientEvidence(reason="there is only one version, or none")
    entries = [
        interpolate("v{} by {}: {}", c.number, c.author, describe(join("\n", c.lines)))
        for c in changes(history)
        if author is None or c.author == author
    ]
    if not entries:
        return InsufficientEvidence(reason=f"{author} changed nothing")
    return join("\n", entries)


def main() -> None:
    print(changelog("leave"))
    print(changelog("leave", "bob"))
    print(changelog("leave", "eve"))
    print(changelog("nothing"))


if __name__ == "__main__":
    main()
