"""Refused: a prompt is an outside boundary."""

from __future__ import annotations

from corvid_runtime import grounded_pure, prompt


@grounded_pure
@prompt(model="small")
def ask(i: str) -> str:  # E: grounded-declaration
    return i
