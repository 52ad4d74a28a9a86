"""Accepted: a pure body that preserves."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, summarize


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return "<" + summarize(fetch(i)) + ">"
