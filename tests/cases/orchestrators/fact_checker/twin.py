"""Refused: the confidence is read off the reply, and returned as a float."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Verdict:
    claim: str
    confidence: float
    stance: Grounded[str]
    rationale: Grounded[str]


@tool(uses=retrieval)
def evidence_for(claim: str) -> list[str]:
    return [line for line in WORLD.splitlines() if line]


@prompt(model="factcheck")
def judge(claim: str, evidence: str) -> str:
    return f"{len(evidence) % 100 / 100}|supports|{evidence}"


def field_of(reply: str, index: int) -> str:
    parts = reply.split("|", 2)
    return parts[index] if index < len(parts) else ""


def to_float(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


class FactChecker:
    def __init__(self, floor: float = 0.1) -> None:
        self.floor = floor

    @agent
    @grounded_pure
    def check(self, claim: str) -> Verdict | InsufficientEvidence:
        evidence = each(evidence_for(claim))
        if len(evidence) < 2:
            return InsufficientEvidence(reason="fewer than two pieces of evidence")
        reply = judge(claim, join("\n", evidence))
        reported = lift(to_float)(lift(field_of)(reply, 0))
        if reported < self.floor:
            return InsufficientEvidence(reason="the judge was not confident")
        stance = lift(field_of)(reply, 1)
        return Verdict(
            claim=claim,
            confidence=float(reported),  # E: grounded-laundering
            stance=stance,
            rationale=lift(field_of)(reply, 2),
        )


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return FactChecker().check("Revenue grew in 2023")
