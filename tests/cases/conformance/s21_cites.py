"""Refused: a citation names a parameter, and its argument is grounded."""

from __future__ import annotations

from corvid_runtime import agent, prompt


@prompt(model="small", cites="nothing")
def wrong(doc: str) -> str:  # E: grounded-citation
    return doc


@prompt(model="small", cites="doc")
def right(doc: str) -> str:
    return doc


@agent
def answer(i: str) -> None:
    right(i)  # E: grounded-citation
