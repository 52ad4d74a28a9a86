"""Refused: a flag of the result says whether a risk was found."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from enum import Enum

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
log = logging.getLogger("contracts")


class Topic(Enum):
    LIABILITY = "limitation of liability"
    TERM = "term and termination"
    LAW = "governing law"


@dataclass
class Finding:
    topic: Topic
    clause: Grounded[str]
    risk: Grounded[bool]
    comment: Grounded[str]


@dataclass
class Review:
    contract_id: str
    findings: list[Finding] = field(default_factory=list)
    missing: list[Topic] = field(default_factory=list)
    needs_lawyer: bool = False


class ContractStore:
    def __init__(self, tenant: str) -> None:
        self.tenant = tenant

    @tool(uses=retrieval)
    def clause(self, contract_id: str, topic: str) -> str | None:
        return f"{self.tenant}/{contract_id}: {topic}: {WORLD[0]}" if WORLD[0] else None


@prompt(model="legal-large")
def assess(topic: str, clause: str) -> str:
    return f"The clause on {topic} ({len(clause)} characters) needs attention: {clause[-12:]}"


class Reviewer:
    def __init__(self, store: ContractStore, checklist: list[Topic]) -> None:
        self.store = store
        self.checklist = checklist

    @grounded_pure
    def is_risky(self, clause: Grounded[str]) -> Grounded[bool]:
        return clause.lower().endswith("yes")

    @agent
    @grounded_pure
    def review(self, contract_id: str) -> Review | InsufficientEvidence:
        result = Review(contract_id)
        for topic in self.checklist:
            clause = self.store.clause(contract_id, topic.value)
            if clause is None:
                log.warning("no clause on %s in %s", topic.value, contract_id)
                result.missing.append(topic)
                continue
            comment = assess(topic.value, clause)
            risk = self.is_risky(clause)
            if risk:
                result.needs_lawyer = True
            result.findings.append(Finding(topic, clause, risk, comment))
        if not result.findings:
            return InsufficientEvidence(reason="the contract has none of the clauses", missing=())
        return result  # E: grounded-laundering


def main(content: str) -> object:
    WORLD[0] = content
    reviewer = Reviewer(ContractStore("acme"), list(Topic))
    return reviewer.review("C-1009")
