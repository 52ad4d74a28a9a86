"""Refused: a pure function never mints."""

from __future__ import annotations

from corvid_runtime import Grounded, ground, grounded_pure


@grounded_pure
def answer(i: str) -> Grounded[str]:
    return ground("made up", source="nowhere")  # E: grounded-forgery
