"""Refused: the wrapper built by hand."""

from __future__ import annotations

from corvid_runtime import Grounded, GroundedValue, agent


@agent
def answer(i: str) -> None:
    GroundedValue("made up")  # E: grounded-forgery, call-arg
    Grounded("made up")  # E: grounded-forgery, call-arg
