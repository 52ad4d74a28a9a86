"""Refused: which questions count as answered is decided by the answers."""

import csv
import io
import logging
from collections.abc import Iterable
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("batch")


@dataclass
class BatchReport:
    answers: dict[str, Grounded[str]] = field(default_factory=dict)
    unanswered: list[str] = field(default_factory=list)

    @property
    def coverage(self) -> float:
        total = len(self.answers) + len(self.unanswered)
        return len(self.answers) / total if total else 0.0


@tool(uses=retrieval)
def lookup(question: str) -> str | None:
    return None if question.startswith("Who") else f"{WORLD[0]} ({len(question)})"


@prompt(model="small")
def phrase(question: str, evidence: str) -> str:
    return f"{question} {evidence}"


def read_questions(source: str) -> list[str]:
    rows = csv.DictReader(io.StringIO(source))
    return list(dict.fromkeys(row["question"].strip() for row in rows))


class Questionnaire:
    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix

    @agent
    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        evidence = lookup(question)
        if evidence is None:
            return InsufficientEvidence(reason="no evidence", missing=(question,))
        return phrase(self.prefix + question, evidence)

    @grounded_pure
    def run(self, questions: Iterable[str]) -> BatchReport:
        report = BatchReport()
        for number, question in enumerate(questions, start=1):
            logger.info("question %d", number)
            answer = self.answer(question)
            if isinstance(answer, InsufficientEvidence):
                report.unanswered.append(question)
            elif answer.endswith("yes (13)"):
                report.answers[question] = answer
            else:
                report.unanswered.append(question)
        return report  # E: grounded-laundering


def main(content: str) -> object:
    WORLD[0] = content
    source = "id,question\n1,What is sold?\n2,Who signs?\n3,What is sold?\n4,When is it due?\n"
    report = Questionnaire("Q: ").run(read_questions(source))
    return report, report.coverage
