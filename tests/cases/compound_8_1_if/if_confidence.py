"""Accepted: a comparison of the confidence is free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def branch(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc.confidence >= 0.9:
        return doc
    return fetch("better")
