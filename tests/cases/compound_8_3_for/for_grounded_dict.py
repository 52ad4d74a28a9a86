"""Refused: a loop over the keys of a grounded dictionary."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_table


@agent
def lost_recorded(i: str) -> list[str]:
    found = []
    for key in fetch_table(i):  # N: grounded-coercion[iteration] `fetch_table(i)`
        found.append(key)
    return found


@agent
@grounded_pure
def lost_refused(i: str) -> list[str]:
    found = []
    for key in fetch_table(i):
        found.append(key)
    return found  # E: grounded-laundering[iteration] `found`
