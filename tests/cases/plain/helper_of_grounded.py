"""Accepted: a helper that takes a grounded value in an agent."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch, strip


@agent
def answer(i: str) -> str:
    return strip(fetch(i))
