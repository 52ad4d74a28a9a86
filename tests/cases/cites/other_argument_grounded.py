"""Refused: another grounded argument does not help."""

from __future__ import annotations

from corvid_runtime import agent, prompt
from prelude import fetch


@prompt(model="small", cites="doc")
def answer(doc: str, question: str) -> str:
    return f'"{doc}"'


@agent
def ask(i: str) -> None:
    answer("made up", fetch(i))  # E: grounded-citation
