"""Refused: effects that are computed cannot be read."""

from __future__ import annotations

from corvid_runtime import retrieval, tool

rows = [retrieval] if len("x") else []


@tool(uses=rows)  # E: grounded-declaration
def read(i: str) -> str:
    return i
