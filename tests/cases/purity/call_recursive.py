"""Accepted: recursion is free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str, depth: int) -> Grounded[str]:
    if depth == 0:
        return fetch(i)
    return answer(i, depth - 1) + "!"
