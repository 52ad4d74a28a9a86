"""Accepted: a plain subject chooses between grounded results."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import Pair, fetch


@agent
@grounded_pure
def matched(i: str, pair: Pair) -> Grounded[str]:
    match pair:
        case Pair(key="a"):
            return fetch(i)
        case Pair(value=n) if n > 3:
            return fetch("big")
        case _:
            return fetch("small")
