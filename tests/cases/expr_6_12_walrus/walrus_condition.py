"""Refused: an assignment expression as a condition."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def branch_recorded(i: str) -> None:
    if doc := fetch(i):  # N: grounded-coercion[condition]
        pass


@agent
@grounded_pure
def branch_refused(i: str) -> None:
    if doc := fetch(i):  # E: grounded-laundering
        pass
