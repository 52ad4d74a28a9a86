"""Refused: a plain parameter returned as grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent


@agent
def answer(i: str) -> Grounded[str]:
    return i  # E: ungrounded-return
