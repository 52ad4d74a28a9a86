"""Refused: a prompt never mints."""

from __future__ import annotations

from corvid_runtime import Grounded, ground, prompt


@prompt(model="small")
def answer(i: str) -> Grounded[str]:
    return ground("made up", source="nowhere")  # E: grounded-forgery
