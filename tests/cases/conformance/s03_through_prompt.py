"""Accepted: through a prompt with a plain parameter."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch, summarize


@agent
def answer(i: str) -> Grounded[str]:
    return summarize(fetch(i))
