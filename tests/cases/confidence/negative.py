"""Refused: a confidence is not negative."""

from __future__ import annotations

from corvid_runtime import prompt


@prompt(model="small", confidence=-0.1)  # E: grounded-declaration|grounded-confidence
def ask(i: str) -> str:
    return i
