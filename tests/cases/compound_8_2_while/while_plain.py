"""Accepted: a plain loop around grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def looped(i: str) -> Grounded[str]:
    doc, rounds = fetch(i), 0
    while rounds < 3:
        doc = doc + "."
        rounds += 1
    else:
        doc = doc + "!"
    return doc
