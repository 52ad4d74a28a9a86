"""Refused: an honest agent that is not proved."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import research


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return research(i)  # E: grounded-laundering
