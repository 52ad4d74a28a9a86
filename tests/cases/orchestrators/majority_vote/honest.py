"""Accepted: samples several answers, and keeps that of the majority."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class VoteSettings:
    samples: int = 5
    min_votes: int = 2
    temperature: float = 0.7


@dataclass(frozen=True)
class Ruling:
    question: str
    samples: int
    answer: Grounded[str]


@tool(uses=retrieval)
async def evidence(question: str) -> list[str]:
    return [t for t in WORLD.splitlines() if t]


@prompt(model="sampler")
async def sample(question: str, context: str, seed: int) -> str:
    words = context.split()
    return words[(len(context) * seed) % 3 % len(words)] if words else "none"


def canonical(answer: str) -> str:
    return answer.strip().strip(".").casefold()


@grounded_pure
def majority(answers: list[Grounded[str]], min_votes: int) -> Grounded[str] | None:
    best: Grounded[str] | None = None
    best_votes = 0
    for answer in answers:
        votes = sum(1 for other in answers if lift(canonical)(other) == lift(canonical)(answer))
        if votes > best_votes:
            best, best_votes = answer, votes
    return best if best_votes >= min_votes else None


class SelfConsistentQA:
    def __init__(self, settings: VoteSettings) -> None:
        self.settings = settings

    @agent
    @grounded_pure
    async def answer(self, question: str) -> Ruling | InsufficientEvidence:
        passages = each(await evidence(question))
        if not passages:
            return InsufficientEvidence(reason="no evidence")
        context = join(" ", passages)
        answers = await asyncio.gather(
            *(sample(question, context, s) for s in range(self.settings.samples))
        )
        winner = majority(answers, self.settings.min_votes)
        if winner is None:
            return InsufficientEvidence(reason="the samples disagree")
        return Ruling(question, self.settings.samples, winner)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(SelfConsistentQA(VoteSettings()).answer("Is it deductible?"))
