"""Accepted: a set of plain values beside grounded work."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def unique(i: str) -> Grounded[str]:
    seen = {i, "other"}
    seen.add("third")
    return fetch(i) + "!"
