"""Telecom: multi-agent routing. A planner picks specialists, each with its own retriever; answers are merged."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("telecom")


@tool(uses=retrieval)
def playbook(topic: str) -> Grounded[str]:
    return ground("billing: invoices. network: outages.", source="playbook.md")


@tool(uses=retrieval)
def invoices(customer: str) -> list[Grounded[str]]:
    return [ground("Invoice 7: 49 EUR.", source=f"billing/{customer}")]


@tool(uses=retrieval)
def outages(area: str) -> list[Grounded[str]]:
    return [ground("Outage until noon.", source=f"noc/{area}")] if area == "1010" else []


@prompt(model="planner")
def plan(question: str, playbook: str) -> str:
    return ",".join(w for w in ("billing", "network", "sales") if w in question)


@prompt(model="specialist")
def specialist_answer(role: str, question: str, facts: str) -> str:
    return f"[{role}] {facts}"


@prompt(model="merger")
def merge(question: str, answers: str) -> str:
    return answers


@lift
def names(reply: str) -> list[str]:
    return [name.strip() for name in reply.split(",") if name.strip()]


@dataclass(frozen=True)
class Customer:
    id: str
    area: str


def answer_from(role: str, question: str, facts: list[Grounded[str]]) -> Grounded[str] | None:
    if not facts:
        return None
    return specialist_answer(role, question, join(" ", facts))


def billing(customer: Customer, question: str) -> Grounded[str] | None:
    return answer_from("billing", question, invoices(customer.id))


def network(customer: Customer, question: str) -> Grounded[str] | None:
    return answer_from("network", question, outages(customer.area))


SPECIALISTS: Mapping[str, Callable[[Customer, str], Grounded[str] | None]] = {
    "billing": billing,
    "network": network,
}


@grounded_pure
def route(customer: Customer, question: str) -> Grounded[str] | InsufficientEvidence:
    chosen = names(plan(question, playbook("routing")))
    answers: list[Grounded[str]] = []
    for name in each(chosen):
        if name not in SPECIALISTS:
            logger.warning("no such specialist")
            continue
        answer = SPECIALISTS[name](customer, question)
        if answer is not None:
            answers.append(answer)
    if not answers:
        return InsufficientEvidence(reason="nobody could answer")
    return merge(question, join("\n", answers))


if __name__ == "__main__":
    print(route(Customer("c1", "1010"), "billing and network trouble"))
    print(route(Customer("c1", "8010"), "network trouble"))
    print(route(Customer("c1", "8010"), "sales offer"))
