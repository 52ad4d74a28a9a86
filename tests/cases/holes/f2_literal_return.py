"""Refused: an agent that declares a grounded effect returns a literal."""

from __future__ import annotations

from corvid_runtime import agent, retrieval


@agent(uses=retrieval)
def forge(i: str) -> str:
    return "made up"  # E: ungrounded-return
