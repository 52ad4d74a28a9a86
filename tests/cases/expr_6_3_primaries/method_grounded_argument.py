"""Accepted: a method of a grounded value takes grounded arguments."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def replaced(i: str) -> Grounded[str]:
    doc = fetch(i)
    return doc.replace(fetch("old"), doc)
