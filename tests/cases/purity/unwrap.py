"""Refused: an explicit unwrap in a pure body."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    return fetch(i).unwrap_discarding_sources()  # E: grounded-laundering
