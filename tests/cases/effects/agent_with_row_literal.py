"""Refused: an agent with a grounded row returns a literal."""

from __future__ import annotations

from corvid_runtime import agent, retrieval


@agent(uses=retrieval)
def answer(i: str) -> str:
    return "made up"  # E: ungrounded-return
