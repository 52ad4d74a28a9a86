"""Fraud detection notes: sliding window over transactions with deque, thresholds, audit log."""

import logging
from collections import deque
from collections.abc import Iterable
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

audit = logging.getLogger("audit")


@dataclass(frozen=True)
class Transaction:
    account: str
    minute: int
    amount: int
    merchant: str


LEDGER = [
    Transaction("A1", 0, 20, "cafe"),
    Transaction("A1", 1, 900, "gems"),
    Transaction("A1", 2, 950, "gold"),
    Transaction("A1", 90, 15, "cafe"),
    Transaction("B1", 5, 10, "kiosk"),
]


@tool(uses=retrieval)
def transactions(account: str) -> list[Grounded[Transaction]]:
    return [
        ground(t, source=f"ledger/{t.account}/{t.minute}") for t in LEDGER if t.account == account
    ]


@prompt(model="fraud")
def assess(account: str, bursts: str) -> str:
    return f"{account} looks suspicious: {bursts}"


Burst = tuple[Grounded[Transaction], ...]


def bursts(items: Iterable[Grounded[Transaction]], window: int, threshold: int) -> list[Burst]:
    found: list[Burst] = []
    recent: deque[Grounded[Transaction]] = deque()
    for item in items:
        recent.append(item)
        while recent and item.minute - recent[0].minute > window:
            recent.popleft()
        if sum(t.amount for t in recent) > threshold:
            found.append(tuple(recent))
            recent.clear()
    return found


def describe(burst: Burst) -> Grounded[str]:
    parts = [interpolate("{} at {}", t.amount, t.merchant) for t in burst]
    return join(", ", parts)


@grounded_pure
def review(
    account: str, window: int = 5, threshold: int = 1000
) -> Grounded[str] | InsufficientEvidence:
    items = sorted(transactions(account), key=lambda t: t.minute)
    found = bursts(items, window, threshold)
    if not found:
        audit.info("account %s is clean", account)
        return InsufficientEvidence(reason="nothing suspicious")
    audit.warning("%d bursts in account %s", len(found), account)
    return assess(account, join("; ", [describe(b) for b in found]))


@grounded_pure
def total(account: str) -> Grounded[int] | None:
    items = transactions(account)
    if not items:
        return None
    return sum((t.amount for t in items[1:]), start=items[0].amount)


if __name__ == "__main__":
    print(review("A1"))
    print(review("B1"))
    print(total("A1"), total("C1"))
