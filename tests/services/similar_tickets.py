"""Support tickets: answer from similar solved tickets, within a token budget, as a TypedDict response."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TypedDict

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
class Ticket:
    id: int
    title: str
    solution: str
    similarity: float


class TicketAnswer(TypedDict):
    question: str
    answer: Grounded[str]
    tickets: list[Grounded[int]]


ARCHIVE = [
    Ticket(101, "printer offline", "Restart the spooler and check the cable.", 0.9),
    Ticket(102, "printer prints blank", "Replace the toner.", 0.6),
    Ticket(103, "vpn drops", "Update the client to version 5.", 0.8),
]


@tool(uses=retrieval)
def similar_tickets(question: str) -> list[Grounded[Ticket]]:
    return [
        ground(t, source=f"ticket:{t.id}", score=t.similarity)
        for t in ARCHIVE
        if t.title.split()[0] in question.lower()
    ]


@prompt(model="support-llm")
def draft(question: str, context: str) -> str:
    return "Try this: " + context


TOKENS_PER_WORD = 1.3


def estimate_tokens(text: Grounded[str]) -> int:
    return int(len(text.split()) * TOKENS_PER_WORD)


def fit_budget(tickets: list[Grounded[Ticket]], budget: int) -> list[Grounded[Ticket]]:
    kept: list[Grounded[Ticket]] = []
    spent = 0
    for ticket in tickets:
        cost = estimate_tokens(ticket.solution)
        if spent + cost > budget:
            break
        spent += cost
        kept.append(ticket)
    return kept


@grounded_pure
def answer_ticket(question: str, budget: int = 12) -> TicketAnswer | InsufficientEvidence:
    tickets = sorted(similar_tickets(question), key=lambda t: -t.similarity)
    used = fit_budget(tickets, budget)
    if not used:
        return InsufficientEvidence(reason="no similar ticket")
    context = join(" ", [interpolate("(#{}) {}", t.id, t.solution) for t in used])
    return {
        "question": question,
        "answer": draft(question, context),
        "tickets": [t.id for t in used],
    }


def main() -> None:
    for question in ("My printer is offline", "The coffee is cold"):
        response = answer_ticket(question)
        if isinstance(response, InsufficientEvidence):
            print("no answer:", response.reason)
        else:
            print(json.dumps(response))
            print([s.source for s in response["answer"].sources().retrievals()])


if __name__ == "__main__":
    main()
