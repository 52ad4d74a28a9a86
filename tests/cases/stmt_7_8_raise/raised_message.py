"""Refused: content in the message of an exception."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def failed_recorded(i: str) -> None:
    doc = fetch(i)
    raise ValueError(f"bad: {doc}")  # N: grounded-coercion[interpolation] `doc`


@agent
@grounded_pure
def failed_refused(i: str) -> None:
    doc = fetch(i)
    raise ValueError(f"bad: {doc}")  # E: grounded-laundering `doc`
