"""Refused: an explicit __len__ call answers a plain number."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> int:
    doc = fetch(i)
    return doc.__len__()  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    doc = fetch(i)
    return doc.__len__()  # E: grounded-laundering
