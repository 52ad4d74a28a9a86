"""Accepted: a power with a grounded operand is grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_float


@agent
@grounded_pure
def squared(i: str) -> Grounded[float]:
    n = fetch_float(i)
    return fetch_float(i) * fetch_float(i)
