"""Refused: a declared plain variable."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str) -> str:
    text = "a"
    text = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`
    return text


@agent
@grounded_pure
def assigned_refused(i: str) -> str:
    text = "a"
    text = fetch(i)  # E: grounded-laundering `fetch(i)`
    return text
