"""Accepted: sources, retrievals and confidence are provenance, not content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def trace(i: str) -> int:
    doc = fetch(i)
    steps = list(doc.sources())
    found = doc.sources().retrievals()
    if doc.confidence < 0.5:
        return 0
    return len(steps)
