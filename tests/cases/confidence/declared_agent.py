"""Accepted: an agent's minimum is what it offers."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch, summarize


@agent(min_confidence=0.8)
def inner(i: str) -> Grounded[str]:
    return summarize(fetch(i))


@agent(min_confidence=0.8)
def outer(i: str) -> Grounded[str]:
    return inner(i)
