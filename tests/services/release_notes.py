"""Release notes: commits are retrieved, classified by prefix, and grouped under headings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
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
class Commit:
    sha: str
    message: str


REPO = {
    "v2": [
        Commit("a1", "feat: dark mode"),
        Commit("b2", "fix: crash on start"),
        Commit("c3", "chore: bump"),
        Commit("d4", "feat!: new API"),
    ],
    "v3": [],
}
HEADINGS: Mapping[str, str] = {"feat": "Features", "fix": "Fixes"}


@tool(uses=retrieval)
def commits(tag: str) -> list[Grounded[Commit]]:
    return [ground(c, source=c.sha) for c in REPO.get(tag, [])]


@prompt(model="writer")
def sentence(message: str) -> str:
    return message[0].upper() + message[1:] + "."


PREFIX = re.compile(r"^(\w+)(!?): (.*)$")


def has_prefix(commit: Grounded[Commit], prefix: str) -> bool:
    return bool(commit.message.startswith((prefix + ":", prefix + "!:")))


def subject(commit: Grounded[Commit]) -> Grounded[str]:
    return commit.message.split(": ", 1)[1]


def section(heading: str, items: list[Grounded[Commit]]) -> Grounded[str]:
    lines = [interpolate("- {} ({})", sentence(subject(c)), c.sha) for c in items]
    return interpolate("## {}\n{}", heading, join("\n", lines))


@grounded_pure
@agent
def notes(tag: str) -> Grounded[str] | InsufficientEvidence:
    all_commits = commits(tag)
    sections = []
    for prefix, heading in HEADINGS.items():
        items = [c for c in all_commits if has_prefix(c, prefix)]
        if items:
            sections.append(section(heading, items))
    breaking = [c for c in all_commits if "!:" in c.message]
    if breaking:
        sections.insert(0, section("Breaking changes", breaking))
    if not sections:
        return InsufficientEvidence(reason=f"nothing to tell about {tag}")
    return join("\n\n", [f"# Release {tag}", *sections])


def main() -> None:
    print(notes("v2"))
    print(notes("v3"))


if __name__ == "__main__":
    main()
