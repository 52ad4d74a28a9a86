"""Accepted: asks a cheap model first, and a better one when the draft is poor."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Draft:
    text: str
    score: float


@tool(uses=retrieval)
def policy_text(name: str) -> str:
    return f"{name}: {WORLD[0]}"


@prompt(model="small")
def cheap(question: str, policy: str) -> Draft:
    return Draft(f"{question} {policy[:20]}", len(policy) % 10 / 10)


@prompt(model="large")
def expensive(question: str, policy: str) -> Draft:
    return Draft(f"{question} {policy}", len(policy) % 7 / 7)


@prompt(model="judge")
def acceptable(question: str, draft: str) -> bool:
    return len(draft) % 2 == 0


class PolicyDesk:
    def __init__(self, policy: str, good_enough: float = 0.6, minimum: float = 0.05) -> None:
        self.policy = policy
        self.good_enough = good_enough
        self.minimum = minimum
        self.questions: list[str] = []

    @agent
    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        self.questions.append(question)
        policy = policy_text(self.policy)
        draft = cheap(question, policy)
        if draft.score < self.good_enough:
            logger.info("escalating after a score of %s", draft.score)
            better = expensive(question, policy)
            if better.score > draft.score and acceptable(question, better.text):
                draft = better
        if draft.score < self.minimum:
            return InsufficientEvidence(reason="no convincing draft", missing=())
        return draft.text


def main(content: str) -> object:
    WORLD[0] = content
    desk = PolicyDesk("travel")
    answers = [desk.answer("May I fly business class?"), desk.answer("Who approves?")]
    return answers, vars(desk)
