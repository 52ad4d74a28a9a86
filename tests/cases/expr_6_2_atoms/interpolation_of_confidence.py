"""Accepted: provenance and confidence are not content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    doc = fetch(i)
    return f"{doc.confidence:.2f}"
