"""Refused: an annotated variable of type object."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str) -> None:
    text: object = fetch(i)  # N: grounded-coercion[annotated assignment] `fetch(i)`


@agent
@grounded_pure
def assigned_refused(i: str) -> None:
    text: object = fetch(i)  # E: grounded-laundering `fetch(i)`
