"""Refused: set() hashes content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> int:
    return len(set(docs))  # E: grounded-laundering
