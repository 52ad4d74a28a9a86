"""An index class whose methods select and rank, returning records with plain labels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

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


class Kind(Enum):
    LAW = "law"
    CASE = "case"


@dataclass(frozen=True)
class Raw:
    id: str
    text: str
    weight: float


DATA = {
    Kind.LAW: [Raw("l1", "Theft is punished.", 1.0), Raw("l2", "Fraud is punished.", 0.5)],
    Kind.CASE: [Raw("c1", "A theft of bread.", 0.9)],
}


@tool(uses=retrieval)
def fetch(kind: Kind, word: str) -> list[Grounded[Raw]]:
    return [ground(r, source=r.id) for r in DATA[kind] if word in r.text.lower()]


@dataclass(frozen=True)
class Hit:
    kind: Kind
    raw: Grounded[Raw]

    @property
    def label(self) -> Grounded[str]:
        return interpolate("[{}/{}]", self.kind.value, self.raw.id)


@prompt(model="judge")
def rule(question: str, sources: str) -> str:
    return sources.splitlines()[0]


class Index:
    def __init__(self, boost: dict[Kind, float]) -> None:
        self.boost = boost

    def all(self, word: str) -> list[Hit]:
        return [Hit(kind, raw) for kind in Kind for raw in fetch(kind, word)]

    def score(self, hit: Hit) -> Grounded[float]:
        return hit.raw.weight * self.boost.get(hit.kind, 1.0)


@grounded_pure
@agent
def decide(index: Index, word: str) -> Grounded[str] | InsufficientEvidence:
    hits = sorted(index.all(word), key=index.score, reverse=True)[:2]
    if not hits:
        return InsufficientEvidence(reason=f"nothing about {word}")
    return rule(word, join("\n", [hit.label + " " + hit.raw.text for hit in hits]))


def main() -> None:
    index = Index({Kind.CASE: 2.0})
    print(decide(index, "theft"), decide(index, "fraud"), decide(index, "murder"))


if __name__ == "__main__":
    main()
