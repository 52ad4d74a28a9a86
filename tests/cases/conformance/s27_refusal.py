"""Accepted: a refusal, after which plain work goes on."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each, grounded_pure, join
from corvid_runtime.citations import InsufficientEvidence
from hits import ask, search


@agent
@grounded_pure
def answer(question: str) -> Grounded[str] | InsufficientEvidence:
    hits = search(question)
    if not hits:
        return InsufficientEvidence(reason="none")
    count = 0
    for _ in question.split():
        count += 1
    return ask(f"{question} {count}", join(" ", [h.text for h in each(hits)]))
