"""Refused: the least of two grounded values is found by comparing content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def call_recorded(i: str) -> None:
    one, two = fetch_int(i), fetch_int("b")
    found = min(one, two)  # N: grounded-coercion[condition]


@agent
@grounded_pure
def call_refused(i: str) -> None:
    one, two = fetch_int(i), fetch_int("b")
    found = min(one, two)  # E: grounded-laundering
