"""Refused: an agent without a proof, handed on by another module."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from reexport import research_again


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return research_again(i)  # E: grounded-laundering
