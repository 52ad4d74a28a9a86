"""Refused: the wrapper built past its constructor."""

from __future__ import annotations

from corvid_runtime import Grounded, GroundedValue


def answer(i: str) -> None:
    object.__new__(GroundedValue)  # E: grounded-forgery
    object.__new__(Grounded)  # E: grounded-forgery
