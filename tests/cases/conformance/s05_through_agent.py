"""Accepted: through another agent that returns a grounded value."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import research


@agent
def answer(i: str) -> Grounded[str]:
    return research(i)
