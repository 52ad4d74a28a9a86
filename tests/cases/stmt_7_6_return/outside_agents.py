"""Refused: outside agents mypy's own error stands."""

from __future__ import annotations

from prelude import fetch


def answer(i: str) -> str:
    return fetch(i)  # E: return-value
