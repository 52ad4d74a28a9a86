"""Refused: a tool is an outside boundary, which cannot be proved."""

from __future__ import annotations

from corvid_runtime import grounded_pure, retrieval, tool


@grounded_pure
@tool(uses=retrieval)
def read(i: str) -> str:  # E: grounded-declaration
    return i
