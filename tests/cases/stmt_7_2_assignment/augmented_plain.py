"""Refused: an augmented assignment to a plain variable."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def extended_recorded(i: str) -> None:
    text = "a"
    text += fetch(i)  # N: grounded-coercion


@agent
@grounded_pure
def extended_refused(i: str) -> None:
    text = "a"
    text += fetch(i)  # E: grounded-laundering
