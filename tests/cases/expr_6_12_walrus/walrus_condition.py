"""Refused: an assignment expression as a condition decides a plain result."""

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
    if doc := fetch(i):
        pass


@agent
@grounded_pure
def told(i: str) -> str:
    if doc := fetch(i):
        return "found"  # E: grounded-laundering
    return "missing"  # E: grounded-laundering
