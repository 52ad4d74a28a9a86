"""Refused: the unbound __str__ of object."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return object.__str__(doc)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return object.__str__(doc)  # E: grounded-laundering
