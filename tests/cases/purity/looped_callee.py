"""Refused: callees that a loop goes through."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, proven, research


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    for ask in (proven, research):
        return ask(i)  # E: grounded-laundering
    return fetch(i)
