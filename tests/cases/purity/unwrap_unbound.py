"""Refused: the unwrap, unbound."""

from __future__ import annotations

from corvid_runtime import GroundedValue, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    return GroundedValue.unwrap_discarding_sources(fetch(i))  # E: grounded-laundering
