"""Refused: a chained comparison tests its first part."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_later_recorded(i: str) -> None:
    n = fetch_int(i)
    inside = 1 < n < 5  # N: grounded-coercion[condition]


@agent
@grounded_pure
def lost_later_refused(i: str) -> None:
    n = fetch_int(i)
    inside = 1 < n < 5


@agent
@grounded_pure
def told(i: str) -> bool:
    return 1 < fetch_int(i) < 5  # E: grounded-laundering
