"""Accepted: a prompt's grounded parameter keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, prompt
from prelude import fetch


@prompt(model="small")
def ask(doc: Grounded[str], question: str) -> str:
    return question


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return ask(fetch(i), "why?")
