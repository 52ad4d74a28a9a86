"""Guard rails: input checks, output checks, a chain of guards that each may refuse."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from corvid_runtime import (
    Grounded,
    agent,
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

DOCS = ["The pool opens at 9.", "The bomb shelter is below the gym.", "The gym costs 10 EUR."]

Guard = Callable[[Grounded[str]], InsufficientEvidence | None]


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[str]]:
    words = [w for w in re.findall(r"\w+", query.lower()) if len(w) > 2]
    return [
        ground(d, source=f"doc{i}")
        for i, d in enumerate(DOCS)
        if any(w in d.lower() for w in words)
    ]


@prompt(model="concierge")
def reply(question: str, context: str) -> str:
    return context


def no_weapons(text: Grounded[str]) -> InsufficientEvidence | None:
    if lift(re.search)(r"\b(bomb|gun)\b", text):
        return InsufficientEvidence(reason="the answer mentions a weapon")
    return None


def short_enough(text: Grounded[str]) -> InsufficientEvidence | None:
    if len(text) > 200:
        return InsufficientEvidence(reason="the answer is too long")
    return None


def has_number(text: Grounded[str]) -> InsufficientEvidence | None:
    if not lift(any)(c.isdigit() for c in each(text)):
        return InsufficientEvidence(reason="the answer has no number")
    return None


GUARDS: Sequence[Guard] = (no_weapons, short_enough, has_number)


def check_input(question: str) -> str | None:
    if not question.strip():
        return "the question is empty"
    if len(question) > 100:
        return "the question is too long"
    return None


@grounded_pure
@agent
def answer(question: str) -> Grounded[str] | InsufficientEvidence:
    problem = check_input(question)
    if problem:
        return InsufficientEvidence(reason=problem)
    hits = search(question)
    if not hits:
        return InsufficientEvidence(reason="nothing found")
    text = reply(question, join(" ", hits))
    for guard in GUARDS:
        refusal = guard(text)
        if refusal is not None:
            return refusal
    return text


def main() -> None:
    for question in ("When does the pool open?", "Where is the bomb shelter?", "", "gym"):
        print(answer(question))


if __name__ == "__main__":
    main()
