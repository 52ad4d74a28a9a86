"""Refused: the cited argument must be seen."""

from __future__ import annotations

from corvid_runtime import agent, prompt


@prompt(model="small", cites="doc")
def answer(doc: str, question: str) -> str:
    return doc


@agent
def ask(texts: list[str]) -> None:
    answer(*texts)  # E: grounded-citation
