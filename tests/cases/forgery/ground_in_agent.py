"""Refused: an agent never mints."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, ground


@agent
def answer(i: str) -> Grounded[str]:
    return ground("made up", source="nowhere")  # E: grounded-forgery
