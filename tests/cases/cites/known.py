"""Accepted: a prompt that cites its parameter."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, prompt
from prelude import fetch


@prompt(model="small", cites="doc")
def answer(doc: str, question: str) -> str:
    return f'"{doc}"'


@agent
@grounded_pure
def ask(i: str) -> Grounded[str]:
    return answer(fetch(i), "why?")
