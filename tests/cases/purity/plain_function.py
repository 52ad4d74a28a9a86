"""Refused: plain() drops the grounding of any nesting."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, plain
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    return plain(fetch(i))  # E: grounded-laundering
