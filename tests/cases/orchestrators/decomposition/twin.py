"""Refused: a step is marked as confirmed when its answer says so."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import lru_cache

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("plan")


@prompt(model="planner")
def decompose(question: str, maximum: int) -> list[str]:
    return [f"{part.strip()}?" for part in question.rstrip("?").split(" and ")][:maximum]


@tool(uses=retrieval)
def passage(question: str) -> str | None:
    return f"{WORLD[0]} ({question})" if WORLD[0] else None


@prompt(model="small")
def answer_part(question: str, text: str) -> str:
    return f"{question} {text}"


@prompt(model="large")
def combine(question: str, parts: str) -> str:
    return f"{question}\n{parts}"


@lru_cache(maxsize=128)
def slug(question: str) -> str:
    return "-".join(question.lower().rstrip("?").split())


@dataclass
class Trace:
    steps: list[str]
    answer: Grounded[str]


class Planner:
    def __init__(self, maximum: int = 4) -> None:
        self.maximum = maximum

    @grounded_pure
    def part(self, question: str) -> Grounded[str] | None:
        text = passage(question)
        return None if text is None else answer_part(question, text)

    @agent
    @grounded_pure
    def answer(self, question: str) -> Trace | InsufficientEvidence:
        steps: list[str] = []
        parts: list[Grounded[str]] = []
        for sub_question in decompose(question, self.maximum):
            steps.append(slug(sub_question))
            partial = self.part(sub_question)
            if partial is None:
                logger.info("no answer to %s", sub_question)
                return InsufficientEvidence(reason="a part has no answer", missing=(sub_question,))
            parts.append(partial)
            if partial.count("yes"):
                steps[-1] += " (confirmed)"
        return Trace(steps, combine(question, lift("\n".join)(parts)))  # E: grounded-laundering


def main(content: str) -> object:
    WORLD[0] = content
    return Planner().answer("Who founded the firm and when was it sold and why?")
