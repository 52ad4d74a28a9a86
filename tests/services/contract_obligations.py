"""Contract obligations: extraction as structured output, deadlines, a sorted to-do list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Party(Enum):
    BUYER = "buyer"
    SELLER = "seller"


@dataclass(frozen=True)
class Obligation:
    party: Party
    what: str
    days: int


@dataclass(frozen=True)
class Contract:
    id: str
    signed: date
    text: str


CONTRACTS = {
    "k1": Contract("k1", date(2024, 1, 1), "Buyer pays in 30 days. Seller delivers in 10 days.")
}


@tool(uses=retrieval)
def contract(id: str) -> Grounded[Contract] | None:
    return ground(CONTRACTS[id], source=id) if id in CONTRACTS else None


@prompt(model="extractor")
def obligations(text: str) -> list[Obligation]:
    found = []
    for sentence in text.split("."):
        words = sentence.split()
        if len(words) >= 5:
            found.append(Obligation(Party(words[0].lower()), words[1], int(words[3])))
    return found


@dataclass
class Todo:
    party: Grounded[Party]
    what: Grounded[str]
    due: Grounded[date]
    overdue: Grounded[bool]


def todo(obligation: Grounded[Obligation], signed: Grounded[date], today: date) -> Todo:
    due = signed + lift(timedelta)(obligation.days)
    return Todo(obligation.party, obligation.what, due, due < today)


@grounded_pure
@agent
def todos(id: str, today: date, only: Party | None = None) -> list[Todo] | InsufficientEvidence:
    found = contract(id)
    if found is None:
        return InsufficientEvidence(reason=f"contract {id} is unknown")
    items = [todo(o, found.signed, today) for o in each(obligations(found.text))]
    if only is not None:
        items = [item for item in items if item.party == only]
    items.sort(key=lambda item: item.due)
    return items


def show(items: Sequence[Todo]) -> None:
    for item in items:
        print(item.party.value, item.what, item.due, bool(item.overdue))


def main() -> None:
    for only in (None, Party.BUYER):
        result = todos("k1", date(2024, 1, 20), only)
        if not isinstance(result, InsufficientEvidence):
            show(result)
    print(todos("k2", date(2024, 1, 20)))


if __name__ == "__main__":
    main()
