"""Refused: a plain set takes the items of a grounded one by itself."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_set


@agent
def lost_recorded(i: str) -> set[int]:
    found = fetch_set(i)
    return {1} | found  # N: grounded-coercion[argument] `found`


@agent
@grounded_pure
def lost_refused(i: str) -> set[int]:
    found = fetch_set(i)
    return {1} | found  # E: grounded-laundering `found`
