"""Refused: an annotated variable of a plain union."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str) -> None:
    text: str | int = fetch(i)  # N: grounded-coercion[annotated assignment] `fetch(i)`


@agent
@grounded_pure
def assigned_refused(i: str) -> None:
    text: str | int = fetch(i)  # E: grounded-laundering `fetch(i)`
