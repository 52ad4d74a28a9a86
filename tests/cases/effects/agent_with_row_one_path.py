"""Refused: every path of an agent with a grounded row is grounded."""

from __future__ import annotations

from corvid_runtime import agent, retrieval
from prelude import fetch


@agent(uses=retrieval)
def answer(i: str) -> str:
    if len(i) > 3:
        return fetch(i)
    return i  # E: ungrounded-return
