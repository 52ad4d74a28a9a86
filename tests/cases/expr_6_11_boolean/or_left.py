"""Refused: the left operand of or is tested."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def either_recorded(i: str) -> None:
    doc = fetch(i)
    found = doc or "default"  # N: grounded-coercion[condition] `doc`


@agent
@grounded_pure
def either_refused(i: str) -> None:
    doc = fetch(i)
    found = doc or "default"


@agent
@grounded_pure
def told(i: str) -> object:
    return fetch(i) or "default"  # E: grounded-laundering # E: grounded-laundering # E: grounded-laundering
