"""Refused: a tool without a grounded effect never mints."""

from __future__ import annotations

from corvid_runtime import ground, tool


@tool
def read(i: str) -> str:
    ground(i, source="nowhere")  # E: grounded-forgery
    return i
