"""Refused: the unwrap through getattr."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> None:
    doc = fetch(i)
    getattr(doc, "unwrap_discarding_sources")()  # E: grounded-laundering, grounded-laundering
