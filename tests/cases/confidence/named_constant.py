"""Accepted: a confidence may be a named constant."""

from __future__ import annotations

from typing import Final

from corvid_runtime import Grounded, agent, retrieval, tool

LEVEL: Final = 0.95


@tool(uses=retrieval, confidence=LEVEL)
def read(i: str) -> str:
    return i


@agent(min_confidence=0.9)
def answer(i: str) -> Grounded[str]:
    return read(i)
