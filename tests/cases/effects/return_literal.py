"""Refused: a literal returned as grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return "made up"  # E: ungrounded-return
