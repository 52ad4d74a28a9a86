"""Refused: a lifted operation that may answer None discloses content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@lift
def parsed(text: str) -> int | None:
    return int(text) if text.isdigit() else None


@agent
def lost_recorded(i: str) -> bool:
    found = parsed(fetch(i))  # N: grounded-coercion[optional]
    return found is None


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    found = parsed(fetch(i))
    return found is None  # E: grounded-laundering
