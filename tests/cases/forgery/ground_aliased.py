"""Refused: minting under another name."""

from __future__ import annotations

from corvid_runtime import agent, ground

make = ground  # E: grounded-forgery


@agent
def answer(i: str) -> None:
    make(i, source="nowhere")  # E: grounded-forgery
