"""Claims triage: a domain model with inheritance, a registry of handlers by document type."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from corvid_runtime import (
    Grounded,
    agent,
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
class Document:
    id: str
    received: date
    text: str


@dataclass(frozen=True)
class Bill(Document):
    amount: float = 0.0


@dataclass(frozen=True)
class Letter(Document):
    sender: str = ""


DOCS: dict[str, list[Document]] = {
    "c1": [
        Bill("b1", date(2024, 1, 3), "Repair of the roof.", amount=900.0),
        Letter("l1", date(2024, 1, 1), "The storm broke my roof.", sender="Ann"),
        Bill("b2", date(2024, 2, 3), "Tarpaulin.", amount=50.0),
    ],
    "c2": [Letter("l2", date(2024, 3, 1), "Hello?", sender="Bob")],
}


@tool(uses=retrieval)
def bills(claim: str) -> list[Grounded[Bill]]:
    return [ground(d, source=d.id) for d in DOCS.get(claim, []) if isinstance(d, Bill)]


@tool(uses=retrieval)
def letters(claim: str) -> list[Grounded[Letter]]:
    return [ground(d, source=d.id) for d in DOCS.get(claim, []) if isinstance(d, Letter)]


@prompt(model="adjuster")
def assess(story: str, amount: float) -> str:
    return f"Pay {amount:.0f}: {story}"


@dataclass
class Dossier:
    claim: str
    bills: list[Grounded[Bill]] = field(default_factory=list)
    letters: list[Grounded[Letter]] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not self.bills and not self.letters

    def total(self) -> Grounded[float] | None:
        if not self.bills:
            return None
        total = self.bills[0].amount
        for bill in self.bills[1:]:
            total += bill.amount
        return total

    def story(self) -> Grounded[str]:
        ordered = sorted(self.letters, key=lambda letter: letter.received)
        return join(" ", [interpolate("{}: {}", l.sender, l.text) for l in ordered])


@dataclass
class Limits:
    auto_pay: float = 500.0


@grounded_pure
@agent
def triage(claim: str, limits: Limits) -> Grounded[str] | InsufficientEvidence:
    dossier = Dossier(claim, bills(claim), letters(claim))
    if dossier.is_empty:
        return InsufficientEvidence(reason=f"nothing was received for {claim}")
    total = dossier.total()
    if total is None:
        return InsufficientEvidence(reason=f"no bill for {claim}", missing=("bill",))
    text = assess(dossier.story(), total)
    if total > limits.auto_pay:
        return "to be approved: " + text
    return text


def main() -> None:
    for claim in ("c1", "c2", "c3"):
        print(triage(claim, Limits()))


if __name__ == "__main__":
    main()
