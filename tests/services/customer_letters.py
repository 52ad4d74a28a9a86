"""Customer letters: string.Template and textwrap over retrieved fields."""

from __future__ import annotations

import string
import textwrap
from dataclasses import dataclass
from datetime import date, timedelta

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

TEMPLATE = string.Template(
    "Dear $name,\n\nyour contract $number ends on $end. $offer\n\nYours, $sender"
)


@dataclass(frozen=True)
class Contract:
    number: str
    customer: str
    ends: date
    monthly: float


CONTRACTS = {
    "c1": Contract("c1", "Ann", date(2024, 6, 1), 20.0),
    "c2": Contract("c2", "Bob", date(2030, 1, 1), 99.5),
}


class Crm:
    @tool(uses=retrieval)
    def contract(self, number: str) -> Grounded[Contract] | None:
        found = CONTRACTS.get(number)
        return ground(found, source=f"crm/{number}") if found is not None else None


@prompt(model="marketing")
def offer(name: str, monthly: float) -> str:
    return f"Stay for {monthly * 0.9:.2f} a month."


@lift
def fill(name: str, number: str, end: str, offer: str, sender: str) -> str:
    return TEMPLATE.substitute(name=name, number=number, end=end, offer=offer, sender=sender)


@lift
def wrap(text: str, width: int = 40) -> str:
    return "\n".join(textwrap.fill(p, width) for p in text.split("\n"))


def is_due(contract: Grounded[Contract], today: date, days: int = 30) -> bool:
    return bool(contract.ends - today <= timedelta(days=days))


class LetterWriter:
    def __init__(self, crm: Crm, sender: str, today: date) -> None:
        self.crm = crm
        self.sender = sender
        self.today = today
        self.written: list[str] = []

    @grounded_pure
    @agent
    def letter(self, number: str) -> Grounded[str] | InsufficientEvidence:
        contract = self.crm.contract(number)
        if contract is None:
            return InsufficientEvidence(reason=f"no contract {number}")
        if not is_due(contract, self.today):
            return InsufficientEvidence(reason=f"contract {number} is not due")
        text = fill(
            name=contract.customer,
            number=contract.number,
            end=contract.ends.strftime("%d.%m.%Y"),
            offer=offer(contract.customer, contract.monthly),
            sender=self.sender,
        )
        return wrap(text)

    @grounded_pure
    @agent
    def letters(self, numbers: list[str]) -> list[Grounded[str] | InsufficientEvidence]:
        self.written.extend(numbers)
        return [self.letter(number) for number in numbers]


def main() -> None:
    writer = LetterWriter(Crm(), "Corvid Ltd", date(2024, 5, 15))
    for letter in writer.letters(["c1", "c2", "c3"]):
        print(letter)
    print(writer.written)


if __name__ == "__main__":
    main()
