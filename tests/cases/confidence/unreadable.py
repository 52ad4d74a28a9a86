"""Refused: a confidence that cannot be read."""

from __future__ import annotations

from corvid_runtime import retrieval, tool

level = 0.5 + len("x")


@tool(uses=retrieval, confidence=level)  # E: grounded-declaration|grounded-confidence
def read(i: str) -> str:
    return i
