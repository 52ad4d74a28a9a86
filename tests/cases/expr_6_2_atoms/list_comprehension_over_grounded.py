"""Refused: a comprehension over a grounded list iterates it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def gathered_recorded(i: str) -> None:
    found = [row for row in fetch_rows(i)]  # N: grounded-coercion[iteration] `fetch_rows(i)`


@agent
@grounded_pure
def gathered_refused(i: str) -> list[str]:
    return [row for row in fetch_rows(i)]  # E: grounded-laundering `fetch_rows(i)`
