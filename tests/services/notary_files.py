"""Notary: a mailbox of jobs with a status dataclass; mutable ClaimFile object that collects evidence by kind."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from enum import Enum

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


class Kind(Enum):
    DEED = "deed"
    ID = "id"
    LOAN = "loan"


STORE = {Kind.DEED: ["Plot 12, owner Ann."], Kind.ID: ["Ann, born 1980."], Kind.LOAN: []}


@tool(uses=retrieval)
def documents(case: str, kind: Kind) -> list[Grounded[str]]:
    return [ground(t, source=f"{case}/{kind.value}/{n}") for n, t in enumerate(STORE[kind])]


@prompt(model="notary")
def certify(text: str) -> str:
    return "Certified: " + text


@dataclass
class CaseFile:
    case: str
    evidence: defaultdict[Kind, list[Grounded[str]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    notes: list[str] = field(default_factory=list)

    def collect(self, kind: Kind) -> None:
        found = documents(self.case, kind)
        if not found:
            self.notes.append(f"no {kind.value}")
            return
        self.evidence[kind].extend(found)

    def missing(self, required: tuple[Kind, ...]) -> tuple[str, ...]:
        return tuple(kind.value for kind in required if not self.evidence.get(kind))

    def text(self) -> Grounded[str]:
        return join(
            " ",
            [
                interpolate("[{}] {}", kind.value, t)
                for kind, ts in self.evidence.items()
                for t in ts
            ],
        )


@grounded_pure
def process(case: str, required: tuple[Kind, ...]) -> Grounded[str] | InsufficientEvidence:
    file = CaseFile(case)
    for kind in Kind:
        file.collect(kind)
    missing = file.missing(required)
    if missing:
        return InsufficientEvidence(reason="documents are missing", missing=missing)
    return certify(file.text())


def main() -> None:
    for required in ((Kind.DEED, Kind.ID), (Kind.DEED, Kind.LOAN)):
        result = process("c1", required)
        if isinstance(result, InsufficientEvidence):
            print(result)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
