"""Refused: effects that are computed cannot be read."""

from __future__ import annotations

from corvid_runtime import retrieval, tool

rows = [retrieval] if len("x") else []


@tool(uses=rows)
def read(i: str) -> str:  # E: grounded-declaration
    return i
