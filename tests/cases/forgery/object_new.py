"""Refused: the wrapper built past its constructor."""

from __future__ import annotations

from corvid_runtime import GroundedValue


def answer(i: str) -> None:
    object.__new__(GroundedValue)  # E: grounded-forgery
