"""Accepted: audits which requirements a policy covers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Requirement:
    id: str
    description: str
    keywords: tuple[str, ...]


@dataclass(frozen=True)
class Assessment:
    requirement: Requirement
    covered: Grounded[bool]
    comment: Grounded[str]


@tool(uses=retrieval)
def policy_sections(topic: str) -> list[str]:
    return [t for t in WORLD.splitlines() if t.strip()]


@prompt(model="audit")
def comment_on(requirement: str, sections: str) -> str:
    return f"{requirement}: {sections}"


def mentions(text: str, keywords: Iterable[str]) -> bool:
    lowered = text.lower()
    return any(k.lower() in lowered for k in keywords)


class PolicyAuditor:
    def __init__(self, requirements: list[Requirement]) -> None:
        self.requirements = requirements

    @grounded_pure
    def assess(self, requirement: Requirement) -> Assessment | None:
        sections = each(policy_sections(requirement.description))
        if not sections:
            return None
        text = join("\n", sections)
        covered = lift(mentions)(text, requirement.keywords)
        return Assessment(requirement, covered, comment_on(requirement.description, text))

    @agent
    @grounded_pure
    def audit(self) -> dict[str, Assessment] | InsufficientEvidence:
        report: dict[str, Assessment] = {}
        for requirement in self.requirements:
            assessment = self.assess(requirement)
            if assessment is not None:
                report[requirement.id] = assessment
        if not report:
            return InsufficientEvidence(reason="no policy sections at all")
        return report


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return PolicyAuditor(
        [
            Requirement("A.5", "refund policy", ("refund",)),
            Requirement("A.8", "liability cap", ("liability", "capped")),
        ]
    ).audit()
