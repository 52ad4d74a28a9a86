"""Escalation ladder: attempts recorded as (strategy name, outcome) pairs; the last error wins; generic run loop."""

from __future__ import annotations

import logging
from collections.abc import Callable

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("ladder")

Outcome = Grounded[str] | InsufficientEvidence


@tool(uses=retrieval)
def exact(question: str) -> list[Grounded[str]]:
    return [ground("Gold melts at 1064 C.", source="exact/1")] if question == "gold" else []


@tool(uses=retrieval)
def fuzzy(question: str) -> list[Grounded[str]]:
    return (
        [ground("Silver melts at 962 C.", source="fuzzy/1")] if question.startswith("silv") else []
    )


@prompt(model="rewriter")
def broaden(question: str) -> str:
    return "gold" if question == "au" else question


@prompt(model="writer")
def write(question: str, facts: str) -> str:
    return f"{question}: {facts}"


def by_exact(question: str) -> Outcome:
    facts = exact(question)
    return (
        write(question, join(" ", facts)) if facts else InsufficientEvidence(reason="no exact hit")
    )


def by_fuzzy(question: str) -> Outcome:
    facts = fuzzy(question)
    return (
        write(question, join(" ", facts)) if facts else InsufficientEvidence(reason="no fuzzy hit")
    )


def by_broadening(question: str) -> Outcome:
    return by_exact(broaden(question))


STRATEGIES: tuple[tuple[str, Callable[[str], Outcome]], ...] = (
    ("exact", by_exact),
    ("fuzzy", by_fuzzy),
    ("broad", by_broadening),
)


@grounded_pure
def climb(question: str) -> Outcome:
    refusal = InsufficientEvidence(reason="no strategy was tried")
    for name, strategy in STRATEGIES:
        outcome = strategy(question)
        if not isinstance(outcome, InsufficientEvidence):
            log.info("%s answered", name)
            return outcome
        refusal = outcome
    return refusal


def main() -> None:
    for question in ("gold", "silver", "au", "tin"):
        result = climb(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
