"""Refused: iter with a sentinel compares content with it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> int:
    doc = fetch(i)
    return len(list(iter(lambda: doc, "x")))  # E: grounded-laundering
