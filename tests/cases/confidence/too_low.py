"""Refused: a call that is not confident enough."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval, confidence=0.70)
def read(i: str) -> str:
    return i


@agent(min_confidence=0.90)
def answer(i: str) -> Grounded[str]:
    return read(i)  # E: grounded-confidence
