"""Accepted: checks a topic in several jurisdictions with a task group."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import NamedTuple

from corvid_runtime import (
    Grounded,
    agent,
    each,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


class Match(NamedTuple):
    rule: str
    text: str


@dataclass(frozen=True)
class JurisdictionFinding:
    jurisdiction: str
    finding: Grounded[str]


@tool(uses=retrieval)
async def search_rules(jurisdiction: str, topic: str) -> list[Match]:
    await asyncio.sleep(0)
    rows = [row for row in WORLD.splitlines() if row]
    return [Match(f"{jurisdiction}-{i}", row) for i, row in enumerate(rows)]


@prompt(model="compliance")
async def assess(topic: str, jurisdiction: str, rules: str) -> str:
    return f"{jurisdiction}: {rules}"


class ComplianceSearch:
    def __init__(self, jurisdictions: tuple[str, ...]) -> None:
        self.jurisdictions = jurisdictions

    @grounded_pure
    async def _one(self, jurisdiction: str, topic: str) -> JurisdictionFinding | None:
        matches = each(await search_rules(jurisdiction, topic))
        if not matches:
            return None
        rules = join("\n", [interpolate("{}: {}", m.rule, m.text) for m in matches])
        return JurisdictionFinding(jurisdiction, await assess(topic, jurisdiction, rules))

    @agent
    @grounded_pure
    async def check(self, topic: str) -> list[JurisdictionFinding] | InsufficientEvidence:
        tasks: list[asyncio.Task[JurisdictionFinding | None]] = []
        async with asyncio.TaskGroup() as group:
            for jurisdiction in self.jurisdictions:
                tasks.append(group.create_task(self._one(jurisdiction, topic)))
        findings = [f for task in tasks if (f := task.result()) is not None]
        if not findings:
            return InsufficientEvidence(reason="no rules in any jurisdiction")
        return findings


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(ComplianceSearch(("DE", "FR", "UK")).check("data retention"))
