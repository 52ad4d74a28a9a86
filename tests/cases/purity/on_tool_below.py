"""Refused: a tool is an outside boundary, in either order."""

from __future__ import annotations

from corvid_runtime import grounded_pure, retrieval, tool


@tool(uses=retrieval)
@grounded_pure
def read(i: str) -> str:  # E: grounded-declaration
    return i
