"""Refused: a truth value is no confidence, even where it is read before its own function is."""

from __future__ import annotations

from corvid_runtime import grounded_pure, prompt


@grounded_pure
def helped(text: str) -> str:
    return asked(text)  # E: grounded-laundering


@prompt(model="model", confidence=True)  # E: grounded-declaration
def asked(text: str) -> str:
    return text
