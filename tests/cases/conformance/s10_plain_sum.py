"""Refused: a plain sum is returned as grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent


@agent
def answer() -> Grounded[int]:
    return 1 + 1  # E: ungrounded-return `1 + 1`
