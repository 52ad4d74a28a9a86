"""Refused: enumerate over a grounded list iterates it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def looped_recorded(i: str) -> None:
    for n, row in enumerate(fetch_rows(i)):  # N: grounded-coercion
        pass


@agent
@grounded_pure
def looped_refused(i: str) -> None:
    for n, row in enumerate(fetch_rows(i)):  # E: grounded-laundering
        pass
