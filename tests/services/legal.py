"""Legal: find clauses of a contract that answer a question, merging adjacent passages."""

from __future__ import annotations

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


@dataclass(frozen=True)
class Clause:
    document: str
    number: int
    text: str


CLAUSES = [
    Clause("lease", 4, "Rent is due on the first day of each month."),
    Clause("lease", 5, "Late rent bears interest at five per cent."),
    Clause("lease", 9, "The tenant may not sublet without consent."),
    Clause("addendum", 1, "Rent is reviewed every second year."),
]


@dataclass
class Passage:
    document: Grounded[str]
    last: Grounded[int]
    texts: list[Grounded[str]] = field(default_factory=list)

    def is_followed_by(self, clause: Grounded[Clause]) -> Grounded[bool]:
        return self.document == clause.document and clause.number == self.last + 1


@tool(uses=retrieval)
def find_clauses(term: str) -> list[Grounded[Clause]]:
    return [
        ground(clause, source=f"{clause.document}#{clause.number}")
        for clause in CLAUSES
        if term.lower() in clause.text.lower()
    ]


@prompt(model="legal-1")
def explain(question: str, excerpt: str) -> str:
    return excerpt.splitlines()[0]


def merge_adjacent(clauses: list[Grounded[Clause]]) -> list[Passage]:
    passages: list[Passage] = []
    for clause in clauses:
        if passages and passages[-1].is_followed_by(clause):
            passages[-1].texts.append(clause.text)
            passages[-1].last = clause.number
        else:
            passages.append(Passage(clause.document, clause.number, [clause.text]))
    return passages


def render(passage: Passage) -> Grounded[str]:
    return interpolate("[{}] {}", passage.document, join(" ", passage.texts))


@grounded_pure
def advise(question: str, term: str) -> Grounded[str] | InsufficientEvidence:
    clauses = sorted(find_clauses(term), key=lambda c: (c.document, c.number))
    if not clauses:
        return InsufficientEvidence(reason="no clause mentions the term")
    passages = merge_adjacent(clauses)
    passages.sort(key=lambda p: len(p.texts), reverse=True)
    excerpt = join("\n", [render(p) for p in passages[:3]])
    return explain(question, excerpt)


if __name__ == "__main__":
    print(advise("When is rent due?", "rent"))
    print(advise("Can I keep a dog?", "dog"))
