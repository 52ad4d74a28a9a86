"""Property management: two agents, one calls the other; @agent and @grounded_pure; discloses restricted."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Ticket:
    flat: str
    text: str


TICKETS = [
    Ticket("3b", "The heating is cold."),
    Ticket("3b", "Window draughty."),
    Ticket("1a", "Noise."),
]
LEASES = {"3b": "The landlord keeps the heating in order.", "1a": "Quiet hours from 22."}


@tool(uses=retrieval)
def tickets(flat: str) -> list[Grounded[Ticket]]:
    return [ground(t, source=f"ticket/{n}") for n, t in enumerate(TICKETS) if t.flat == flat]


@tool(uses=retrieval)
def lease(flat: str) -> Grounded[str] | None:
    text = LEASES.get(flat)
    return ground(text, source=f"lease/{flat}") if text else None


@prompt(model="small")
def summarise(texts: str) -> str:
    return texts


@prompt(model="large")
def letter(flat: str, summary: str, clause: str) -> str:
    return f"Flat {flat}: {summary} {clause}"


@agent
@grounded_pure(discloses={"condition", "presence", "length", "refusal"})
def complaints(flat: str) -> Grounded[str] | InsufficientEvidence:
    found = tickets(flat)
    if not found:
        return InsufficientEvidence(reason="no tickets")
    return summarise(join(" ", [t.text for t in found]))


@agent
@grounded_pure(discloses={"condition", "presence", "length", "refusal"})
def answer(flat: str) -> Grounded[str] | InsufficientEvidence:
    summary = complaints(flat)
    if isinstance(summary, InsufficientEvidence):
        return summary
    clause = lease(flat)
    if clause is None:
        return InsufficientEvidence(reason="no lease")
    return letter(flat, summary, clause)


def main() -> None:
    for flat in ("3b", "1a", "9z"):
        result = answer(flat)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
