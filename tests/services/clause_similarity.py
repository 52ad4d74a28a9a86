"""Contract clause library: similarity by shared words through small pure helpers on plain text (no Grounded in their signatures)."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

CLAUSES = {
    "c1": "The supplier delivers within ten days.",
    "c2": "The buyer pays within thirty days.",
    "c3": "Courts of Bonn decide.",
}


def tokens(text: str) -> list[str]:
    return [t.strip(".,").lower() for t in text.split()]


@lift
def similarity(a: str, b: str) -> float:
    first, second = set(tokens(a)), set(tokens(b))
    if not first or not second:
        return 0.0
    return len(first & second) / len(first | second)


@dataclass(frozen=True)
class Match:
    clause: Grounded[str]
    similarity: Grounded[float]


@tool(uses=retrieval)
def clauses() -> list[Grounded[str]]:
    return [ground(text, source=key) for key, text in CLAUSES.items()]


@prompt(model="lawyer")
def compare(draft: str, clause: str) -> str:
    return f"'{draft}' is like '{clause}'"


def matches(draft: str, library: list[Grounded[str]], threshold: float) -> list[Match]:
    found = [Match(clause, similarity(draft, clause)) for clause in library]
    return [m for m in found if m.similarity >= threshold]


@grounded_pure
def review(draft: str, threshold: float = 0.2) -> Grounded[str] | InsufficientEvidence:
    found = matches(draft, clauses(), threshold)
    if not found:
        return InsufficientEvidence(reason="the library has nothing like it")
    best = max(found, key=lambda m: m.similarity)
    return interpolate("{} ({:.0%})", compare(draft, best.clause), best.similarity)


def main() -> None:
    for draft in ("The supplier delivers within five days", "Cats may stay"):
        result = review(draft)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
