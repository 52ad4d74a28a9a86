"""Accepted: an augmented assignment to a grounded variable."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def extended(i: str) -> Grounded[str]:
    text = fetch(i)
    text += "!"
    text += fetch("b")
    text *= 2
    return text
