"""Ticket priority: simple if/elif ladder on model label mapped by dict to a queue text; label validated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

TEMPLATES: Final[Mapping[str, str]] = {
    "urgent": "We call you today. {}",
    "normal": "We answer within two days. {}",
    "spam": "",
}


@tool(uses=retrieval)
def ticket(number: int) -> Grounded[str] | None:
    rows = {1: "My server is down!", 2: "How do I export?", 3: "Buy pills"}
    return ground(rows[number], source=f"ticket/{number}") if number in rows else None


@prompt(model="classifier")
def classify(text: str) -> str:
    if "down" in text:
        return " Urgent "
    return "spam" if "pills" in text else "normal"


@prompt(model="writer")
def draft(text: str) -> str:
    return f"About '{text}': we are on it."


@lift
def template_for(label: str) -> str:
    return TEMPLATES.get(label, "{}")


@grounded_pure
def respond(number: int) -> Grounded[str] | InsufficientEvidence:
    text = ticket(number)
    if text is None:
        return InsufficientEvidence(reason=f"no ticket {number}")
    label = classify(text).strip().lower()
    if label == "spam":
        return InsufficientEvidence(reason="this is spam")
    if label not in TEMPLATES:
        return InsufficientEvidence(reason="the label is unknown")
    return interpolate(template_for(label), draft(text))


def main() -> None:
    for number in (1, 2, 3, 4):
        result = respond(number)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
