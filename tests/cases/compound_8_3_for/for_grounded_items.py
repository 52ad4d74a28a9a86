"""Refused: a loop over the items of a grounded dictionary."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_table


@agent
def looped_recorded(i: str) -> None:
    for key, value in fetch_table(i).items():  # N: grounded-coercion[iteration] `fetch_table(i).items()`
        pass


@agent
@grounded_pure
def looped_refused(i: str) -> list[str]:
    found = []
    for key, value in fetch_table(i).items():
        found.append(key + value)
    return found  # E: grounded-laundering[iteration] `found`
