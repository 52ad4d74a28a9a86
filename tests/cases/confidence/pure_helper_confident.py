"""Accepted: a called pure helper that is confident enough."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, summarize


@grounded_pure
def helper_of(i: str) -> Grounded[str]:
    return summarize(fetch(i))


@agent(min_confidence=0.8)
def outer(i: str) -> Grounded[str]:
    return helper_of(i)
