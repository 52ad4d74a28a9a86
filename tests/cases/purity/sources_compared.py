"""Accepted: provenance may be inspected freely."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> bool:
    one, two = fetch(i), fetch("b")
    return one.sources() == two.sources() and len(list(one.sources())) > 0
