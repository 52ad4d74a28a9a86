"""Accepted: a try around plain values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def checked(i: str) -> Grounded[str]:
    try:
        n = int(i)
    except ValueError:
        n = 0
    return fetch(i) * n
