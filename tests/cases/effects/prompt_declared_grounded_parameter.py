"""Refused: a prompt's grounded parameter demands a grounded argument."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, prompt


@prompt(model="small")
def ask(doc: Grounded[str], question: str) -> str:
    return question


@agent
def answer(i: str) -> None:
    ask(i, "why?")  # E: arg-type
