"""Refused: a tool whose result is an exception."""

from __future__ import annotations

from corvid_runtime import retrieval, tool


@tool(uses=retrieval)
def read(i: str) -> ValueError:  # E: grounded-declaration
    return ValueError(i)
