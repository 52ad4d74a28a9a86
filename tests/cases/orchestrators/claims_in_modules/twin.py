"""Refused: whether a claim is approved is read off the letter."""

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from orchestrators.claims_in_modules import store
from orchestrators.claims_in_modules.prompts import decide, write_letter
from orchestrators.claims_in_modules.store import policy_section, record_decision

logger = logging.getLogger("claims")


@dataclass(frozen=True)
class Claim:
    claim_id: str
    policy_no: str
    holder: str
    section: str
    description: str


@dataclass(frozen=True)
class Decision:
    claim_id: str
    letter: Grounded[str]
    approved: bool
    clause: Grounded[str]


class ClaimsService:
    def __init__(self, sections: frozenset[str]) -> None:
        self._sections = sections

    def accepts(self, claim: Claim) -> bool:
        return claim.section in self._sections and bool(claim.description.strip())

    @agent
    @grounded_pure
    def handle(self, claim: Claim) -> Decision | InsufficientEvidence | None:
        if not self.accepts(claim):
            logger.warning("claim %s is incomplete", claim.claim_id)
            return None
        record_decision(claim.claim_id, "opened")
        clause = policy_section(claim.policy_no, claim.section)
        if clause is None:
            record_decision(claim.claim_id, "no clause")
            return InsufficientEvidence(reason="no such policy section", missing=(claim.section,))
        decision = decide(claim.description, clause)
        letter = write_letter(claim.holder, decision)
        approved = not decision.endswith("zulu")
        record_decision(claim.claim_id, "decided")
        return Decision(claim.claim_id, letter, approved, clause)  # E: grounded-laundering


def main(content: str) -> object:
    store.WORLD[0] = content
    service = ClaimsService(frozenset({"water", "fire"}))
    claim = Claim("cl-1", "P77", "Ms Okafor", "water", "The cellar was flooded.")
    return service.handle(claim), service.handle(Claim("cl-2", "P77", "Mr X", "theft", "Bike"))
