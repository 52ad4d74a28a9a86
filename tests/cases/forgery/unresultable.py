"""Refused: a tool whose result cannot be wrapped."""

from __future__ import annotations

from corvid_runtime import retrieval, tool


@tool(uses=retrieval)
def read(i: str) -> type[int]:  # E: grounded-declaration
    return int
