"""Accepted: an inferred variable keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def assigned(i: str) -> Grounded[str]:
    text = fetch(i)
    text = text.upper()
    text = "<" + text
    return text
