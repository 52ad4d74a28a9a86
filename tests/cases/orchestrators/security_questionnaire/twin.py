"""Refused: the questions to review are chosen by their answers."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("batch")
WORLD = ""


@dataclass(frozen=True)
class Row:
    text: str
    score: float


@dataclass
class BatchResult:
    total: int
    answers: dict[str, Grounded[str]] = field(default_factory=dict)
    unanswered: list[str] = field(default_factory=list)
    review: list[str] = field(default_factory=list)


@tool(uses=retrieval)
def search(question: str) -> list[Row]:
    rows = [r for r in WORLD.splitlines() if r]
    return [Row(r, ((len(r) * len(question)) % 10) / 10) for r in rows]


@prompt(model="small")
def answer_from(question: str, context: str) -> str:
    return f"{question} {context}"


@agent
@grounded_pure
def answer_one(question: str, min_score: float) -> Grounded[str] | InsufficientEvidence:
    rows = [r for r in each(search(question)) if r.score >= min_score]
    if not rows:
        return InsufficientEvidence(reason="no rows above the threshold")
    return answer_from(question, join("\n", [r.text for r in rows]))


class QuestionnaireFiller:
    def __init__(self, min_score: float = 0.4) -> None:
        self.min_score = min_score

    @grounded_pure
    def fill(self, questions: list[str]) -> BatchResult:
        result = BatchResult(total=len(questions))
        for question in dict.fromkeys(q.strip() for q in questions):
            if not question:
                continue
            answer = answer_one(question, self.min_score)
            if isinstance(answer, InsufficientEvidence):
                log.info("no answer for %r", question)
                result.unanswered.append(question)
                continue
            result.answers[question] = answer
            if "30" in answer or answer.endswith("unknown"):
                result.review.append(question)
        return result  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return QuestionnaireFiller().fill(["Do you encrypt backups?", "Where is data stored?", " "])
