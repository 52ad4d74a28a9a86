"""Refused: an ignore on the offending line does not silence the proof."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    return fetch(i)  # type: ignore  # E: grounded-laundering
