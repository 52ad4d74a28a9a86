"""Refused: unpacking into a declared plain variable."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def unpacked_recorded(i: str) -> None:
    text = "a"
    text, number = fetch(i), 3  # N: grounded-coercion[assignment]


@agent
@grounded_pure
def unpacked_refused(i: str) -> None:
    text = "a"
    text, number = fetch(i), 3  # E: grounded-laundering
