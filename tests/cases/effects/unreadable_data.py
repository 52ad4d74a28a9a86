"""Refused: a category that is computed cannot be read."""

from __future__ import annotations

from corvid_runtime import Effect, tool

kind = "grounded".lower()
computed = Effect("computed", data=kind)


@tool(uses=computed)  # E: grounded-declaration
def read(i: str) -> str:
    return i
