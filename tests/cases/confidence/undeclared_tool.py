"""Accepted: a tool that declares none counts as certain."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch_int


@agent(min_confidence=0.99)
def answer(i: str) -> Grounded[int]:
    return fetch_int(i)
