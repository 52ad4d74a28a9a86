"""Accepted: opens a ticket for a risky question, and answers it."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    each,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("support")
WORLD = ""
QUEUE: list[str] = []


@dataclass(frozen=True)
class Customer:
    id: str
    tier: str


@dataclass(frozen=True)
class Outcome:
    customer: Customer
    priority: bool
    message: Grounded[str]


@tool(uses=retrieval)
def search_help(query: str) -> list[str]:
    return [line for line in WORLD.splitlines() if line]


@tool
def open_ticket(customer_id: str, subject: str) -> None:
    QUEUE.append(f"{customer_id}: {subject}")


@prompt(model="sentiment")
def risk(question: str, articles: str) -> float:
    return (len(articles) % 10) / 10


@prompt(model="support")
def reply(question: str, articles: str, tone: str) -> str:
    return f"({tone}) {question}: {articles}"


class SupportFlow:
    SIGNATURE = "{body}\n\n-- the {brand} team"

    def __init__(self, brand: str, risk_limit: float) -> None:
        self.brand = brand
        self.risk_limit = risk_limit

    @agent
    @grounded_pure
    def handle(self, customer: Customer, question: str) -> Outcome | InsufficientEvidence:
        priority = customer.tier == "gold"
        articles = each(search_help(question))
        if not articles:
            open_ticket(customer.id, question)
            return InsufficientEvidence(reason="a colleague will get back to you")
        context = join("\n", articles)
        if risk(question, context) > self.risk_limit:
            log.info("risky question from %s", customer.id)
            open_ticket(customer.id, question)
        body = reply(question, context, "formal" if priority else "casual")
        return Outcome(customer, priority, interpolate(self.SIGNATURE, body=body, brand=self.brand))


def main(content: str) -> object:
    global WORLD
    WORLD = content
    QUEUE.clear()
    return SupportFlow("Corvid", 0.3).handle(Customer("c1", "silver"), "My invoice is wrong")
