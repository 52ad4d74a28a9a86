"""Refused: the length of a selection."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each, grounded_pure, join
from hits import ask, search


@agent
@grounded_pure
def answer(question: str) -> Grounded[str]:
    good = [h for h in each(search(question)) if h.score > 0.2]
    return ask(question, join(" ", [h.text for h in good]))


@agent
@grounded_pure
def told(question: str) -> int:
    good = [h for h in each(search(question)) if h.score > 0.2]
    return len(good)  # E: grounded-laundering
