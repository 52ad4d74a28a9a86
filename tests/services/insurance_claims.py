"""Insurance claims: validators as a tuple of guard functions, decision as a record."""

from dataclasses import dataclass
from datetime import date

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Claim:
    number: str
    policy: str
    amount: int
    day: date
    cause: str


@dataclass(frozen=True)
class Term:
    policy: str
    cause: str
    text: str
    limit: int
    valid_until: date


TERMS = [
    Term("home", "water", "Burst pipes are covered up to 5000.", 5000, date(2030, 1, 1)),
    Term("home", "fire", "Fire is covered up to 90000.", 90000, date(2020, 1, 1)),
]


@dataclass
class Decision:
    claim: str
    explanation: Grounded[str]
    term: Grounded[str]


@tool(uses=retrieval)
def find_term(policy: str, cause: str) -> Grounded[Term] | None:
    for term in TERMS:
        if term.policy == policy and term.cause == cause:
            return ground(term, source=f"{policy}.pdf")
    return None


@prompt(model="claims")
def explain(claim: str, term: str) -> str:
    return f"{claim}: {term}"


def within_limit(claim: Claim, term: Grounded[Term]) -> InsufficientEvidence | None:
    if claim.amount > term.limit:
        return InsufficientEvidence(reason="the amount exceeds the limit")
    return None


def still_valid(claim: Claim, term: Grounded[Term]) -> InsufficientEvidence | None:
    if claim.day > term.valid_until:
        return InsufficientEvidence(reason="the term was not valid on that day")
    return None


def not_empty(claim: Claim, term: Grounded[Term]) -> InsufficientEvidence | None:
    return None if term.text.strip() else InsufficientEvidence(reason="empty term")


@grounded_pure
def decide(claim: Claim) -> Decision | InsufficientEvidence:
    term = find_term(claim.policy, claim.cause)
    if term is None:
        return InsufficientEvidence(reason=f"{claim.cause} is not covered")
    refusal = within_limit(claim, term) or still_valid(claim, term) or not_empty(claim, term)
    if refusal is not None:
        return refusal
    return Decision(claim.number, explain(claim.number, term.text), term.text)


@grounded_pure
def decide_all(claims: list[Claim]) -> list[Decision | InsufficientEvidence]:
    return [decide(claim) for claim in claims]


if __name__ == "__main__":
    day = date(2025, 5, 5)
    for result in decide_all(
        [
            Claim("C1", "home", 300, day, "water"),
            Claim("C2", "home", 9000, day, "water"),
            Claim("C3", "home", 300, day, "fire"),
            Claim("C4", "home", 300, day, "theft"),
        ]
    ):
        print(result)
