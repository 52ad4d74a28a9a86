"""Refused: a loop over a grounded list."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def lost_recorded(i: str) -> list[str]:
    found = []
    for row in fetch_rows(i):  # N: grounded-coercion[iteration] `fetch_rows(i)`
        found.append(row)
    return found


@agent
@grounded_pure
def lost_refused(i: str) -> list[str]:
    found = []
    for row in fetch_rows(i):
        found.append(row)
    return found  # E: grounded-laundering[iteration] `found`
