"""Due diligence: findings per question, collected into one report record."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)

ROOM = {
    "board.txt": "The board approved the merger. Debt is 5m.",
    "hr.txt": "There are 40 employees. Two lawsuits are pending.",
}


@tool(uses=retrieval)
def search_room(keywords: list[str]) -> list[Grounded[str]]:
    return [
        ground(sentence.strip(), source=name)
        for name, text in ROOM.items()
        for sentence in text.split(".")
        if any(k in sentence.lower() for k in keywords)
    ]


@prompt(model="analyst")
def assess(question: str, evidence: str) -> str:
    return "HIGH: " + evidence if "lawsuit" in evidence.lower() else "LOW: " + evidence


@dataclass
class Finding:
    question: str
    text: Grounded[str]
    evidence: list[Grounded[str]]


@dataclass
class Report:
    target: str
    findings: list[Finding] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)

    def high(self) -> list[Finding]:
        return [f for f in self.findings if f.text.startswith("HIGH")]


QUESTIONS = {"debt": ["debt", "loan"], "litigation": ["lawsuit"], "patents": ["patent"]}


@grounded_pure
@agent
def investigate(target: str) -> Report:
    report = Report(target)
    for question, keywords in QUESTIONS.items():
        evidence = search_room(keywords)
        log.info("%s: %d passages", question, len(evidence))
        if not evidence:
            report.unanswered.append(question)
            continue
        text = assess(question, join("\n", evidence))
        report.findings.append(Finding(question, text, evidence))
    return report


@grounded_pure
@agent
def red_flags(target: str) -> Grounded[str] | InsufficientEvidence:
    flags = [f for f in investigate(target).findings if f.text.startswith("HIGH")]
    if not flags:
        return InsufficientEvidence(reason="no red flags")
    return join("; ", [f.question + " " + f.text.removeprefix("HIGH: ") for f in flags])


def main() -> None:
    report = investigate("ACME")
    print([f.question for f in report.findings], report.unanswered)
    print(red_flags("ACME"))


if __name__ == "__main__":
    main()
