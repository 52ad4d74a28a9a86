"""Accepted: plain conditions choose freely."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def branch(i: str) -> Grounded[str]:
    if len(i) > 3 and i.startswith("a"):
        return fetch(i)
    elif not i:
        return fetch("default")
    return fetch(i) + "!"
