"""Accepted: assert provenance."""

from __future__ import annotations

from corvid_runtime import Grounded, GroundedValue, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    assert isinstance(doc, GroundedValue)
    return doc if doc.confidence > 0.5 else fetch("better")
