"""Refused: the lesser by content gives away its plain part."""

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
    found = min(one, two)


@agent
@grounded_pure
def told(i: str) -> str:
    return min((fetch_int(i), "a"), (fetch_int("b"), "b"))[1]  # E: grounded-laundering
