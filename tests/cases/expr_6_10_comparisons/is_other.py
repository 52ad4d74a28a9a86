"""Refused: identity with anything but None."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str, other: Grounded[str]) -> bool:
    doc = fetch(i)
    return doc is other  # N: grounded-coercion[condition]


@agent
@grounded_pure
def lost_refused(i: str, other: Grounded[str]) -> bool:
    doc = fetch(i)
    return doc is other  # E: grounded-laundering
