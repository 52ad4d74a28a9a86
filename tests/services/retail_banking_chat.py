"""Retail banking chat: intents chosen by the model and dispatched with match on lifted enum names."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Intent(Enum):
    BALANCE = "balance"
    CARDS = "cards"
    OTHER = "other"


@dataclass(frozen=True)
class Account:
    iban: str
    balance: int


@dataclass(frozen=True)
class Card:
    last_digits: str
    blocked: bool


@tool(uses=retrieval)
def manual(topic: str) -> Grounded[str]:
    return ground("Intents: balance, cards, other.", source="intents.md")


@tool(uses=retrieval)
def accounts(customer: str) -> list[Grounded[Account]]:
    return [ground(Account("AT12", 250), source=f"core/{customer}")]


@tool(uses=retrieval)
def cards(customer: str) -> list[Grounded[Card]]:
    return [
        ground(Card("1234", False), source="cards/1"),
        ground(Card("9999", True), source="cards/2"),
    ]


@prompt(model="classifier")
def classify(message: str, instructions: str) -> str:
    for word in ("balance", "card"):
        if word in message:
            return "cards" if word == "card" else word
    return "???"


@lift
def to_intent(reply: str) -> Intent:
    try:
        return Intent(reply.strip().lower())
    except ValueError:
        return Intent.OTHER


def balance_line(account: Grounded[Account]) -> Grounded[str]:
    return interpolate("{}: {} EUR", account.iban, account.balance)


def card_line(card: Grounded[Card]) -> Grounded[str]:
    if card.blocked:
        return "blocked card " + card.last_digits
    return "card " + card.last_digits


@grounded_pure
def chat(customer: str, message: str) -> Grounded[str] | InsufficientEvidence:
    intent = to_intent(classify(message, manual("intents")))
    if intent == Intent.BALANCE:
        return join("\n", [balance_line(a) for a in accounts(customer)])
    if intent == Intent.CARDS:
        found = cards(customer)
        if not found:
            return InsufficientEvidence(reason="no cards")
        return join("\n", map(card_line, found))
    return InsufficientEvidence(reason="please call us")


if __name__ == "__main__":
    print(chat("c1", "what is my balance"))
    print(chat("c1", "list my cards"))
    print(chat("c1", "tell me a joke"))
