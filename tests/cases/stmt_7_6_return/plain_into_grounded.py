"""Refused: a plain value never becomes grounded."""

from __future__ import annotations

from corvid_runtime import Grounded


def answer(i: str) -> Grounded[str]:
    return i  # E: return-value
