"""Refused: a plain variable of the module."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch

seen = ""


@agent
def noted_recorded(i: str) -> None:
    global seen
    seen = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`


@agent
@grounded_pure
def noted_refused(i: str) -> None:
    global seen
    seen = fetch(i)  # E: grounded-laundering `fetch(i)`
