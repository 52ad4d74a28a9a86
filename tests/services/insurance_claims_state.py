"""Insurance claims: state machine that decides what to send to the customer."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class State(Enum):
    NEW = auto()
    POLICY_FOUND = auto()
    ASSESSED = auto()
    DONE = auto()


@dataclass(frozen=True)
class Policy:
    number: str
    covers: tuple[str, ...]
    limit: int
    wording: str


POLICIES = {"P1": Policy("P1", ("water", "fire"), 5000, "Water damage is covered up to 5000.")}


@tool(uses=retrieval)
def fetch_policy(number: str) -> Grounded[Policy] | None:
    policy = POLICIES.get(number)
    if policy is None:
        return None
    return ground(policy, source=f"policy:{number}")


@prompt(model="assessor")
def assess(description: str, wording: str) -> str:
    return "Covered. " + wording


@dataclass
class Claim:
    policy: str
    peril: str
    amount: int
    description: str


@dataclass
class Case:
    claim: Claim
    state: State = State.NEW
    policy: Grounded[Policy] | None = None
    assessment: Grounded[str] | None = None
    history: list[State] = field(default_factory=list)

    def move(self, state: State) -> None:
        self.history.append(self.state)
        self.state = state


@grounded_pure
@agent
def process(claim: Claim) -> Grounded[str] | InsufficientEvidence:
    case = Case(claim)
    while case.state is not State.DONE:
        match case.state:
            case State.NEW:
                case.policy = fetch_policy(claim.policy)
                if case.policy is None:
                    return InsufficientEvidence(reason="no such policy")
                case.move(State.POLICY_FOUND)
            case State.POLICY_FOUND:
                assert case.policy is not None
                if claim.peril not in case.policy.covers:
                    return InsufficientEvidence(reason=f"{claim.peril} is not covered")
                case.assessment = assess(claim.description, case.policy.wording)
                case.move(State.ASSESSED)
            case State.ASSESSED:
                case.move(State.DONE)
    assert case.assessment is not None and case.policy is not None
    if claim.amount > case.policy.limit:
        return interpolate("{} The limit is {}.", case.assessment, case.policy.limit)
    return case.assessment


def main() -> None:
    for claim in (
        Claim("P1", "water", 300, "pipe burst"),
        Claim("P1", "water", 9000, "pipe burst"),
        Claim("P1", "theft", 10, "bike"),
        Claim("P2", "fire", 10, "stove"),
    ):
        print(process(claim))


if __name__ == "__main__":
    main()
