"""Refused: the length of the notes decides the priority."""

import logging
from dataclasses import dataclass
from typing import Literal

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("triage")

Plan = Literal["free", "business"]


@dataclass(frozen=True)
class Customer:
    name: str
    plan: str
    notes: str


@dataclass(frozen=True)
class Ticket:
    question: str
    plan: Grounded[str]
    reply: Grounded[str]
    priority: Literal["high", "normal"]


@tool(uses=retrieval)
def customer_record(email: str) -> Customer | None:
    if "@" not in email:
        return None
    return Customer(email.split("@")[0], "business" if "yes" in WORLD[0] else "free", WORLD[0])


@tool(uses=retrieval)
def manual_for(plan: Plan) -> str:
    return f"The manual of the {plan} plan: {WORLD[0]}"


@prompt(model="small")
def respond(question: str, manual: str, notes: str) -> str:
    return f"{question} ({notes}): {manual}"


@lift
def redact(notes: str, name: str) -> str:
    return notes.replace(name, "the customer")


class Triage:
    def __init__(self, max_length: int = 300) -> None:
        self.max_length = max_length

    @agent
    @grounded_pure
    def handle(self, email: str, question: str) -> Ticket | InsufficientEvidence:
        if len(question) > self.max_length:
            return InsufficientEvidence(reason="the question is too long", missing=())
        customer = customer_record(email)
        if customer is None:
            return InsufficientEvidence(reason="unknown customer", missing=())
        if customer.plan == "business":
            manual = manual_for("business")
        else:
            manual = manual_for("free")
        reply = respond(question, manual, redact(customer.notes, customer.name))
        logger.info("answered a %s customer", customer.plan)
        return Ticket(
            question, customer.plan, reply, "high" if len(customer.notes) > 10 else "normal"  # E: grounded-laundering
        )


def main(content: str) -> object:
    WORLD[0] = content
    triage = Triage()
    return triage.handle("ann@example.com", "Can I export?"), triage.handle("nobody", "Hello?")
