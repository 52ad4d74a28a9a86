"""Refused: a chained assignment with one declared target."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def chained_recorded(i: str) -> None:
    text = "a"
    other = text = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`


@agent
@grounded_pure
def chained_refused(i: str) -> None:
    text = "a"
    other = text = fetch(i)  # E: grounded-laundering `fetch(i)`
