"""Accepted: reviews a contract with one task for each kind of clause."""

import asyncio
import logging
from dataclasses import dataclass
from enum import Enum

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool

log = logging.getLogger(__name__)

WORLD = ""


class ClauseKind(Enum):
    LIABILITY = "limitation of liability"
    TERMINATION = "termination"
    PAYMENT = "payment terms"


@dataclass(frozen=True)
class Clause:
    heading: str
    body: str


@dataclass
class Finding:
    kind: ClauseKind
    heading: Grounded[str]
    assessment: Grounded[str]


@dataclass
class Review:
    contract_id: str
    findings: list[Finding]
    absent: list[ClauseKind]


class ContractStore:
    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts

    async def clause(self, contract_id: str, kind: ClauseKind) -> Clause | None:
        await asyncio.sleep(0)
        words = self._texts.get(contract_id, "").split()
        position = list(ClauseKind).index(kind)
        return Clause(kind.value.title(), words[position]) if position < len(words) else None


class ContractReviewer:
    def __init__(self, store: ContractStore) -> None:
        self.store = store

    @tool(uses=retrieval)
    async def clause(self, contract_id: str, kind: ClauseKind) -> Clause | None:
        return await self.store.clause(contract_id, kind)

    @prompt(model="legal-large")
    async def assess(self, kind: str, body: str) -> str:
        return f"Assessment of {kind}: {body}"

    @grounded_pure
    async def review_one(self, contract_id: str, kind: ClauseKind) -> Finding | None:
        clause = await self.clause(contract_id, kind)
        if clause is None:
            log.info("%s has no clause on %s", contract_id, kind.value)
            return None
        return Finding(kind, clause.heading, await self.assess(kind.value, clause.body))

    @agent
    @grounded_pure
    async def review(self, contract_id: str) -> Review:
        async with asyncio.TaskGroup() as group:
            tasks = {
                kind: group.create_task(self.review_one(contract_id, kind)) for kind in ClauseKind
            }
        results = {kind: task.result() for kind, task in tasks.items()}
        findings = [finding for finding in results.values() if finding is not None]
        absent = [kind for kind, finding in results.items() if finding is None]
        return Review(contract_id, findings, absent)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    reviewer = ContractReviewer(ContractStore({"C-1": WORLD}))
    return asyncio.run(reviewer.review("C-1"))
