"""Accepted: samples several answers, and keeps the one most often given."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("vote")


@dataclass(frozen=True)
class Vote:
    samples: int
    answer: Grounded[str]
    agreement: Grounded[float]


@tool(uses=retrieval)
def evidence_for(question: str) -> str:
    return f"{WORLD[0]} / {question}"


@prompt(model="small")
def sample(question: str, evidence: str, seed: int) -> str:
    return evidence.split()[0] if (len(evidence) * seed) % 3 else question


@lift
def most_common(answers: list[str]) -> str:
    return Counter(a.strip().lower() for a in answers).most_common(1)[0][0]


@lift
def share(answers: list[str], winner: str) -> float:
    return sum(a.strip().lower() == winner for a in answers) / len(answers)


class Voter:
    def __init__(self, samples: int, quorum: float) -> None:
        if samples < 1:
            raise ValueError("at least one sample is needed")
        self.samples = samples
        self.quorum = quorum

    @agent
    @grounded_pure
    def vote(self, question: str) -> Vote | InsufficientEvidence:
        evidence = evidence_for(question)
        answers = [sample(question, evidence, seed) for seed in range(1, self.samples + 1)]
        winner = most_common(answers)
        agreement = share(answers, winner)
        logger.info("agreement %s on %s", agreement, winner)
        if agreement < self.quorum:
            return InsufficientEvidence(reason="the samples disagree", missing=())
        return Vote(self.samples, winner, agreement)


def main(content: str) -> object:
    WORLD[0] = content
    return Voter(samples=5, quorum=0.4).vote("Who is liable?")
