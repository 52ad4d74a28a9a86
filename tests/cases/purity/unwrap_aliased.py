"""Refused: the unwrap under another name."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    doc = fetch(i)
    bare = doc.unwrap_discarding_sources  # E: grounded-laundering
    return "nothing"
