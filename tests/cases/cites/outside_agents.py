"""Refused: the rule holds at every call."""

from __future__ import annotations

from corvid_runtime import prompt


@prompt(model="small", cites="doc")
def answer(doc: str) -> str:
    return doc


def ask(i: str) -> str:
    return answer(i)  # E: grounded-citation
