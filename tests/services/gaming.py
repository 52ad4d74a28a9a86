"""Gaming: lore assistant, lru_cache'd tool, character records built from several retrievals."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field

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

CHARACTERS = {"aria": "Aria is a thief.", "bor": "Bor is a smith."}
QUESTS = {"aria": ["Steal the crown.", "Free Bor."], "bor": []}


@tool(uses=retrieval)
@functools.cache
def character(name: str) -> Grounded[str] | None:
    text = CHARACTERS.get(name)
    return ground(text, source=f"lore/{name}") if text else None


@tool(uses=retrieval)
def quests(name: str) -> list[Grounded[str]]:
    return [ground(q, source=f"quests/{name}/{i}") for i, q in enumerate(QUESTS.get(name, []))]


@prompt(model="bard")
def sing(name: str, facts: str) -> str:
    return facts.replace("\n", " ")


@dataclass
class Dossier:
    name: str
    description: Grounded[str]
    quests: list[Grounded[str]] = field(default_factory=list)

    def summary(self) -> Grounded[str]:
        if not self.quests:
            return self.description
        return interpolate("{} Quests: {}", self.description, join(" ", self.quests))

    def __len__(self) -> int:
        return len(self.quests)


def dossier(name: str) -> Dossier | None:
    description = character(name)
    if description is None:
        return None
    return Dossier(name, description, quests(name))


@grounded_pure
def ballad(names: list[str]) -> Grounded[str] | InsufficientEvidence:
    dossiers = [d for d in map(dossier, names) if d is not None]
    if not dossiers:
        return InsufficientEvidence(reason="nobody of that name")
    busiest = max(dossiers, key=len)
    others = [d.summary() for d in dossiers if d is not busiest]
    return sing(busiest.name, join("\n", [busiest.summary(), *others]))


@grounded_pure
def describe(name: str) -> Grounded[str] | None:
    found = dossier(name)
    return found.summary() if found else None


if __name__ == "__main__":
    print(ballad(["aria", "bor"]))
    print(ballad(["zed"]))
    print(describe("aria"), describe("zed"))
