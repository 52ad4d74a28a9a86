"""Refused: an annotated variable that may be None."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str) -> None:
    text: str | None = fetch(i)  # N: grounded-coercion[optional] `fetch(i)`


@agent
@grounded_pure
def assigned_refused(i: str) -> None:
    text: str | None = fetch(i)  # E: grounded-laundering `fetch(i)`
