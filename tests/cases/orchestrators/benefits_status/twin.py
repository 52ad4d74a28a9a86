"""Refused: the line of the log, which quotes a hit, is returned."""

import logging
from dataclasses import dataclass
from logging import LoggerAdapter

from corvid_runtime import Grounded, agent, each, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Rule:
    title: str
    text: str
    score: float


@dataclass(frozen=True)
class Handled:
    answer: Grounded[str]
    status: str


@tool(uses=retrieval)
def rules(question: str) -> list[Rule]:
    return [Rule(word.title(), word, (len(word) * 3 % 7) / 7) for word in WORLD.split()]


@prompt(model="small")
def explain(question: str, rule: str) -> str:
    return f"{question} {rule}"


class BenefitsDesk:
    def __init__(self, user: str, threshold: float = 0.0) -> None:
        self.threshold = threshold
        self.log: LoggerAdapter[logging.Logger] = LoggerAdapter(
            logging.getLogger("benefits"), {"user": user}
        )

    @agent
    @grounded_pure
    def handle(self, question: str) -> Handled | InsufficientEvidence:
        found = each(rules(question))
        self.log.debug("candidates: %s", [f"{rule.title}={rule.score:.2f}" for rule in found])
        best = max(found, key=lambda rule: rule.score, default=None)
        if best is None or best.score < self.threshold:
            return InsufficientEvidence(reason="no rule applies", missing=("rule",))
        message = f"answered {question!r} from {best.title}"
        self.log.info(message)
        return Handled(explain(question, best.text), message)  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return BenefitsDesk("kim").handle("Am I entitled to parental leave?")
