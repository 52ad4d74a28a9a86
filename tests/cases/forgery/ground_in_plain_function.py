"""Refused: a plain function never mints."""

from __future__ import annotations

from corvid_runtime import ground


def answer(i: str) -> None:
    ground("made up", source="nowhere")  # E: grounded-forgery
