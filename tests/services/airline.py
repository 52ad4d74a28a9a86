"""Airline: rebooking policy; a visitor over a small expression tree of conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Policy:
    code: str
    fare: str
    fee: int
    text: str


POLICIES = [
    Policy("R1", "light", 80, "Rebooking for a fee."),
    Policy("R2", "flex", 0, "Rebooking is free."),
    Policy("R3", "flex", 20, "Name changes for a fee."),
]


@dataclass(frozen=True)
class FareIs:
    fare: str


@dataclass(frozen=True)
class FeeAtMost:
    amount: int


@dataclass(frozen=True)
class And:
    left: Condition
    right: Condition


@dataclass(frozen=True)
class Not:
    condition: Condition


Condition = Union[FareIs, FeeAtMost, And, Not]


@tool(uses=retrieval)
def policies(topic: str) -> list[Grounded[Policy]]:
    return [ground(p, source=p.code) for p in POLICIES if topic.lower() in p.text.lower()]


@prompt(model="airline")
def explain(passenger: str, policies: str) -> str:
    return f"{passenger}: {policies}"


def holds(condition: Condition, policy: Grounded[Policy]) -> bool:
    match condition:
        case FareIs(fare):
            return bool(policy.fare == fare)
        case FeeAtMost(amount):
            return bool(policy.fee <= amount)
        case And(left, right):
            return holds(left, policy) and holds(right, policy)
        case Not(inner):
            return not holds(inner, policy)


@grounded_pure
def rebook(
    passenger: str, topic: str, condition: Condition
) -> Grounded[str] | InsufficientEvidence:
    found = [p for p in policies(topic) if holds(condition, p)]
    if not found:
        return InsufficientEvidence(reason="no policy applies")
    lines = [interpolate("{} {} ({} EUR)", p.code, p.text, p.fee) for p in found]
    return explain(passenger, join(" ", lines))


if __name__ == "__main__":
    print(rebook("Amy", "rebooking", And(FareIs("flex"), FeeAtMost(10))))
    print(rebook("Amy", "fee", Not(FareIs("flex"))))
    print(rebook("Amy", "pets", FeeAtMost(10)))
