"""Accepted: decides insurance claims against the wording of a policy."""

from __future__ import annotations

import logging
from dataclasses import KW_ONLY, dataclass
from datetime import date
from enum import IntEnum

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("claims")

WORLD = ""


class Priority(IntEnum):
    LOW = 1
    HIGH = 2


@dataclass(frozen=True)
class Claim:
    number: str
    _: KW_ONLY
    amount: float
    damage: str
    reported: date

    @property
    def priority(self) -> Priority:
        return Priority.HIGH if self.amount > 5000 else Priority.LOW


@dataclass(frozen=True)
class Wording:
    covered: str
    excess: float


@dataclass(frozen=True)
class Decision:
    claim: str
    priority: Priority
    pays: Grounded[float]
    rationale: Grounded[str]
    letter: str


@tool(uses=retrieval)
def wording(policy: str, damage: str) -> Wording | None:
    words = WORLD.split()
    return Wording(words[-1], 100.0 * len(words[0])) if words else None


@tool
def record(claim: str, event: str) -> None:
    """Write the event to the claims journal."""


@prompt(model="claims")
def rationale(damage: str, covered: str, pays: float) -> str:
    return f"{damage} / {covered}: pays {pays}"


@lift
def payout(amount: float, excess: float) -> float:
    return max(amount - excess, 0.0)


@agent
@grounded_pure
def decide(policy: str, claim: Claim) -> Decision | InsufficientEvidence:
    record(claim.number, "opened")
    terms = wording(policy, claim.damage)
    if terms is None:
        record(claim.number, "no wording")
        return InsufficientEvidence(reason="policy wording is missing", missing=("wording",))
    pays = payout(claim.amount, terms.excess)
    why = rationale(claim.damage, terms.covered, pays)
    logger.info("claim %s pays %.2f", claim.number, pays)
    letter = f"Dear customer, we have decided on your claim {claim.number}."
    return Decision(claim.number, claim.priority, pays, why, letter)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    claim = Claim("K-1", amount=600.0, damage="water", reported=date(2026, 1, 5))
    return decide("home", claim)
