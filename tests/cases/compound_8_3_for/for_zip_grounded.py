"""Refused: zip over a grounded list iterates it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def looped_recorded(i: str, names: list[str]) -> None:
    for name, row in zip(names, fetch_rows(i)):  # N: grounded-coercion
        pass


@agent
@grounded_pure
def looped_refused(i: str, names: list[str]) -> None:
    for name, row in zip(names, fetch_rows(i)):  # E: grounded-laundering
        pass
