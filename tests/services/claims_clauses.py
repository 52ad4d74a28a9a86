"""Insurance claims: find the clauses of a policy that apply to a claim."""

from __future__ import annotations

import logging
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

log = logging.getLogger("claims")

CLAUSES = [
    ("P-1 §4.2", "water", "Damage by burst pipes is covered up to 10,000 EUR."),
    ("P-1 §4.3", "water", "Damage by flooding is excluded unless rider F was bought."),
    ("P-1 §7.1", "theft", "Theft is covered if the door was locked."),
]


@dataclass(frozen=True)
class Clause:
    number: str
    text: str
    score: float


@tool(uses=retrieval)
def find_clauses(query: str) -> list[Grounded[Clause]]:
    words = set(query.lower().split())
    found = []
    for number, topic, text in CLAUSES:
        overlap = len(words & set(text.lower().rstrip(".").split())) + (topic in words)
        if overlap:
            found.append(ground(Clause(number, text, overlap / 10), source=number))
    return found


@prompt(model="claims-model")
def explain(claim: str, clauses: str) -> str:
    return f"For the claim '{claim}': {clauses}"


MIN_SCORE = 0.15
MAX_CLAUSES = 2


def format_clause(clause: Grounded[Clause]) -> Grounded[str]:
    return interpolate("[{}] {}", clause.number, clause.text)


@grounded_pure
def assess(claim: str) -> Grounded[str] | InsufficientEvidence:
    clauses = find_clauses(claim)
    relevant = [c for c in clauses if c.score >= MIN_SCORE]
    log.info("claim %r: %d clauses, %d relevant", claim, len(clauses), len(relevant))
    if not relevant:
        return InsufficientEvidence(reason="no clause of the policy applies")
    ranked = sorted(relevant, key=lambda c: c.score, reverse=True)[:MAX_CLAUSES]
    body = join("\n", (format_clause(c) for c in ranked))
    return explain(claim, body)


def main() -> None:
    for claim in ("water damage by burst pipes", "theft of a bicycle", "lightning"):
        answer = assess(claim)
        if isinstance(answer, InsufficientEvidence):
            print("REFUSED:", answer.reason)
        else:
            print(answer)
            print("  sources:", [step.source for step in answer.sources().retrievals()])


if __name__ == "__main__":
    main()
