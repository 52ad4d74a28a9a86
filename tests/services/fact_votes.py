"""Fact checking: majority vote among several prompts with different personas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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

ARCHIVE = {"a1": "The tower is 300 m high.", "a2": "The tower was built in 1889."}
PERSONAS = ("sceptic", "optimist", "pedant")


@tool(uses=retrieval)
def evidence_for(claim: str) -> list[Grounded[str]]:
    return [ground(text, source=key) for key, text in ARCHIVE.items() if "tower" in claim]


@prompt(model="judge")
def judge(persona: str, claim: str, evidence: str) -> str:
    if persona == "sceptic":
        return "unclear"
    return "supported" if claim.split()[-1].rstrip(".") in evidence else "refuted"


@dataclass(frozen=True)
class Verdict:
    claim: str
    label: Grounded[str]
    rationale: Grounded[str]


def vote(ballots: Sequence[Grounded[str]]) -> Grounded[str]:
    counts = Counter(ballots)
    winner, _ = counts.most_common(1)[0]
    return winner


@grounded_pure
def check(claim: str) -> Verdict | InsufficientEvidence:
    evidence = evidence_for(claim)
    if not evidence:
        return InsufficientEvidence(reason="no evidence")
    text = join(" ", evidence)
    ballots = [judge(persona, claim, text).strip().lower() for persona in PERSONAS]
    label = vote(ballots)
    if label == "unclear":
        return InsufficientEvidence(reason="the judges are undecided")
    rationale = interpolate("{} of {}: {}", sum(b == label for b in ballots), len(ballots), text)
    return Verdict(claim, label, rationale)


def main() -> None:
    for claim in ("The tower was built in 1889.", "The tower was built in 1900.", "Cats fly."):
        result = check(claim)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(
                result.label,
                "|",
                result.rationale,
                [s.source for s in result.label.sources().retrievals()],
            )


if __name__ == "__main__":
    main()
