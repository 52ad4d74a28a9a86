"""Refused: unpacking a grounded tuple iterates over it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_pair


@agent
def unpacked_recorded(i: str) -> None:
    text, number = fetch_pair(i)  # N: grounded-coercion[iteration] `fetch_pair(i)`


@agent
@grounded_pure
def unpacked_refused(i: str) -> None:
    text, number = fetch_pair(i)  # E: grounded-laundering `fetch_pair(i)`
