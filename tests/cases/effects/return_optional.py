"""Refused: a plain value where a grounded one or None is declared."""

from __future__ import annotations

from corvid_runtime import Grounded, agent


@agent
def answer(i: str) -> Grounded[str] | None:
    return i  # E: ungrounded-return
