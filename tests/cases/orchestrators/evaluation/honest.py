"""Accepted: evaluates a service against a set of expected answers."""

from __future__ import annotations

import logging
import string
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("eval")


@dataclass(frozen=True)
class Example:
    question: str
    expected: str


@dataclass(frozen=True)
class Report:
    examples: int
    answered: int
    accuracy: Grounded[float]
    worst: Grounded[str]


@tool(uses=retrieval)
def passage(question: str) -> str | None:
    return None if "nobody" in question else f"{WORLD[0]}"


@prompt(model="small")
def ask(question: str, context: str) -> str:
    return context.split()[-1] if question else ""


def tokens(text: str) -> frozenset[str]:
    return frozenset(text.lower().translate(str.maketrans("", "", string.punctuation)).split())


@lift
def f1(expected: str, actual: str) -> float:
    gold, found = tokens(expected), tokens(actual)
    common = len(gold & found)
    return 2 * common / (len(gold) + len(found)) if common else 0.0


@lift
def mean(values: list[float]) -> float:
    return sum(values) / len(values)


@grounded_pure
def answer(question: str) -> Grounded[str] | None:
    context = passage(question)
    return None if context is None else ask(question, context)


class Evaluation:
    def __init__(self, examples: list[Example]) -> None:
        self.examples = examples

    @agent
    @grounded_pure
    def run(self) -> Report | InsufficientEvidence:
        scored: list[tuple[Grounded[float], Grounded[str]]] = []
        for example in self.examples:
            actual = answer(example.question)
            if actual is None:
                logger.info("unanswered: %s", example.question)
                continue
            scored.append((f1(example.expected, actual), example.question + ": " + actual))
        if not scored:
            return InsufficientEvidence(reason="nothing was answered", missing=())
        _, worst = min(scored, key=lambda pair: pair[0])
        accuracy = mean([score for score, _ in scored])
        return Report(len(self.examples), len(scored), accuracy, worst)


def main(content: str) -> object:
    WORLD[0] = content
    examples = [
        Example("Agreed?", "yes"),
        Example("Call sign?", "Zulu!"),
        Example("nobody knows?", "-"),
    ]
    return Evaluation(examples).run()
