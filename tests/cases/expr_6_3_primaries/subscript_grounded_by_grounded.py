"""Accepted: a grounded value read at a grounded index."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_int


@agent
@grounded_pure
def pick(i: str) -> Grounded[str]:
    return fetch(i)[fetch_int(i) % 2]
