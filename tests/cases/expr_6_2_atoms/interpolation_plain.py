"""Accepted: an f-string over plain values, and concatenation for grounded ones."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    question = f"{i!r:>10}?"
    return question + " " + doc + "!"
