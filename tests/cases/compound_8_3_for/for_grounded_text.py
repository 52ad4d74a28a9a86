"""Refused: a loop over the characters of a grounded text."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> int:
    count = 0
    for letter in fetch(i):  # N: grounded-coercion[iteration] `fetch(i)`
        count += 1
    return count


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    count = 0
    for letter in fetch(i):
        count += 1
    return count  # E: grounded-laundering
