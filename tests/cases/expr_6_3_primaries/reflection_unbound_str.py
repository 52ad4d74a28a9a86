"""Refused: the unbound __str__ of the wrapper."""

from __future__ import annotations

from corvid_runtime import GroundedValue, agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return GroundedValue.__str__(doc)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return GroundedValue.__str__(doc)  # E: grounded-laundering
