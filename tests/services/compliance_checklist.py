"""Compliance: a numbered checklist, each requirement proved by evidence; Counter summary in the log."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass
from enum import Enum

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("compliance")


class Severity(Enum):
    MUST = "must"
    SHOULD = "should"


@dataclass(frozen=True)
class Requirement:
    id: str
    text: str
    severity: Severity


@dataclass(frozen=True)
class Finding:
    requirement: Requirement
    evidence: Grounded[str] | InsufficientEvidence


CHECKLIST = (
    Requirement("R1", "backups", Severity.MUST),
    Requirement("R2", "encryption", Severity.MUST),
    Requirement("R3", "lighting", Severity.SHOULD),
)
POLICIES = {
    "ops.md": "Backups run nightly and are tested monthly.",
    "sec.md": "Disks use encryption with AES.",
}


@tool(uses=retrieval)
def search_policies(term: str) -> list[Grounded[str]]:
    return [ground(text, source=name) for name, text in POLICIES.items() if term in text.lower()]


@prompt(model="auditor")
def judge(requirement: str, text: str) -> str:
    return f"Fulfilled: {text}"


def check(requirement: Requirement) -> Grounded[str] | InsufficientEvidence:
    texts = search_policies(requirement.text)
    if not texts:
        return InsufficientEvidence(reason="no policy mentions it")
    verdict = judge(requirement.text, join(" ", texts))
    if not verdict.startswith("Fulfilled"):
        return InsufficientEvidence(reason="not fulfilled")
    return verdict


@grounded_pure
def audit(checklist: tuple[Requirement, ...]) -> list[Finding]:
    findings = [Finding(requirement, check(requirement)) for requirement in checklist]
    log.info("%s", Counter(type(f.evidence).__name__ for f in findings))
    return findings


def render(findings: list[Finding]) -> str:
    lines = []
    for finding in findings:
        mark = "x" if not isinstance(finding.evidence, InsufficientEvidence) else " "
        lines.append(f"[{mark}] {finding.requirement.id} {finding.evidence}")
    return "\n".join(lines)


def main() -> None:
    findings = audit(CHECKLIST)
    print(render(findings))
    for f in findings:
        if not isinstance(f.evidence, InsufficientEvidence):
            print(f.requirement.id, [s.source for s in f.evidence.sources().retrievals()])


if __name__ == "__main__":
    main()
