"""Refused: a tool with only a cost never mints."""

from __future__ import annotations

from corvid_runtime import ground, tool
from prelude import metered


@tool(uses=metered)
def read(i: str) -> str:
    ground(i, source="nowhere")  # E: grounded-forgery
    return i
