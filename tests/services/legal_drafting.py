"""Legal drafting: clauses by topic, each clause chosen from variants by a scorer; placeholders filled."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from corvid_runtime import (
    Grounded,
    agent,
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


@dataclass(frozen=True)
class Clause:
    id: str
    topic: str
    text: str
    strict: bool


CLAUSES = [
    Clause("nda-1", "secrecy", "{party} keeps all information secret.", True),
    Clause("nda-2", "secrecy", "{party} keeps marked information secret.", False),
    Clause("law-1", "law", "German law applies.", True),
]


@tool(uses=retrieval)
def clauses(topic: str) -> list[Grounded[Clause]]:
    return [ground(c, source=c.id) for c in CLAUSES if c.topic == topic]


@lift
def fill(text: str, values: dict[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda m: values.get(m[1], m[0]), text)


@prompt(model="lawyer")
def smooth(text: str) -> str:
    return text.replace("..", ".")


Chooser = Callable[[list[Grounded[Clause]]], Grounded[Clause]]


def strictest(options: list[Grounded[Clause]]) -> Grounded[Clause]:
    return sorted(options, key=lambda c: (not c.strict, c.id))[0]


def mildest(options: list[Grounded[Clause]]) -> Grounded[Clause]:
    for option in options:
        if not option.strict:
            return option
    return options[0]


@dataclass
class Draft:
    title: str
    numbered: list[Grounded[str]] = field(default_factory=list)
    open_topics: list[str] = field(default_factory=list)

    def append(self, text: Grounded[str]) -> None:
        self.numbered.append(interpolate("{}. {}", len(self.numbered) + 1, text))


class Drafter:
    def __init__(self, values: dict[str, str]) -> None:
        self.values = values

    def write(self, title: str, topics: list[str], choose: Chooser) -> Draft:
        draft = Draft(title)
        for topic in topics:
            options = clauses(topic)
            if not options:
                draft.open_topics.append(topic)
                continue
            draft.append(fill(choose(options).text, self.values))
        return draft

    @grounded_pure
    @agent
    def contract(
        self, title: str, topics: list[str], for_us: bool
    ) -> Grounded[str] | InsufficientEvidence:
        draft = self.write(title, topics, strictest if for_us else mildest)
        if draft.open_topics:
            return InsufficientEvidence(reason="no clause", missing=tuple(draft.open_topics))
        return smooth(join("\n", [draft.title.upper(), *draft.numbered]))


def main() -> None:
    drafter = Drafter({"party": "ACME"})
    print(drafter.contract("nda", ["secrecy", "law"], True))
    print(drafter.contract("nda", ["secrecy", "law"], False))
    print(drafter.contract("nda", ["secrecy", "price"], False))


if __name__ == "__main__":
    main()
