"""Refused: an operand of type Any sees the raw value."""

from __future__ import annotations

from typing import Any

from corvid_runtime import grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str, sink: Any) -> None:
    sink + fetch(i)  # E: grounded-laundering
    sink < fetch(i)  # E: grounded-laundering  # E: grounded-laundering
    sink[fetch(i)] = 0  # E: grounded-laundering
