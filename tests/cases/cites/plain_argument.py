"""Refused: the cited argument must be grounded."""

from __future__ import annotations

from corvid_runtime import agent, prompt


@prompt(model="small", cites="doc")
def answer(doc: str, question: str) -> str:
    return f'"{doc}"'


@agent
def ask(i: str) -> None:
    answer(i, "why?")  # E: grounded-citation
