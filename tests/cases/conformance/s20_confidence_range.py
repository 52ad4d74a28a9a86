"""Refused: a confidence lies between 0 and 1."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, retrieval, tool
from prelude import fetch


@tool(uses=retrieval, confidence=1.5)  # E: grounded-declaration|grounded-confidence
def read(i: str) -> str:
    return i


@agent(min_confidence=1.5)  # E: grounded-declaration|grounded-confidence
def answer(i: str) -> Grounded[str]:
    return fetch(i)
