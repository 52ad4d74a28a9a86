"""Refused: a lambda is handed to a method of something that mypy never gave a type."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


def unmarked(key: str) -> str:
    if isinstance(key, int):
        numbers = [3]
        numbers.sort(key=lambda each: -each)
    return key


@grounded_pure
def answer(key: str) -> Grounded[str]:
    if isinstance(key, int):
        numbers = [3]  # E: grounded-laundering
        numbers.sort(key=lambda each: -each)
    return fetch(unmarked(key))  # E: grounded-laundering
