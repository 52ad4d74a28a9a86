"""Refused: an annotated plain variable."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str) -> str:
    text: str = fetch(i)  # N: grounded-coercion[annotated assignment] `fetch(i)`
    return text


@agent
@grounded_pure
def assigned_refused(i: str) -> str:
    text: str = fetch(i)  # E: grounded-laundering `fetch(i)`
    return text
