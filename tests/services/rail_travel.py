"""Rail travel: delay explanations; a small rule engine with dataclass rules and lambdas."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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
class Delay:
    train: str
    minutes: int
    cause: str
    station: str


DELAYS = {
    "RJ1": [Delay("RJ1", 7, "signal", "Linz"), Delay("RJ1", 65, "storm", "Wels")],
    "RJ2": [Delay("RJ2", 2, "boarding", "Graz")],
}


@tool(uses=retrieval)
def delays(train: str) -> list[Grounded[Delay]]:
    return [ground(d, source=f"ops/{train}/{d.station}") for d in DELAYS.get(train, [])]


@tool(uses=retrieval)
def passenger_rights(minutes: int) -> Grounded[str] | None:
    if minutes >= 60:
        return ground("25 % of the fare are refunded.", source="regulation/2021-782")
    return None


@prompt(model="rail")
def apologize(train: str, causes: str, rights: str) -> str:
    return f"{train} is late ({causes}). {rights}"


@dataclass(frozen=True)
class Rule:
    name: str
    applies: Callable[[Grounded[Delay]], Grounded[bool]]


def serious(d: Grounded[Delay]) -> Grounded[bool]:
    return d.minutes >= 5


def weather(d: Grounded[Delay]) -> Grounded[bool]:
    return d.cause == "storm"


@grounded_pure
def explain(train: str) -> Grounded[str] | InsufficientEvidence:
    found = delays(train)
    if not found:
        return InsufficientEvidence(reason=f"{train} is on time")
    relevant = [d for d in found if serious(d) or weather(d)]
    if not relevant:
        return InsufficientEvidence(reason="only minor delays")
    longest = max(relevant, key=lambda d: d.minutes)
    rights = passenger_rights(longest.minutes)
    causes = join(", ", [interpolate("{} at {}", d.cause, d.station) for d in relevant])
    return apologize(train, causes, rights or "There is no refund.")


@grounded_pure
def total_delay(train: str) -> Grounded[int] | None:
    total: Grounded[int] | None = None
    for delay in delays(train):
        total = delay.minutes if total is None else total + delay.minutes
    return total


if __name__ == "__main__":
    print(explain("RJ1"))
    print(explain("RJ2"))
    print(explain("RJ3"))
    print(total_delay("RJ1"), total_delay("RJ3"))
