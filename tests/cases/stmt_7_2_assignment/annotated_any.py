"""Refused: an annotated variable of type Any."""

from __future__ import annotations

from typing import Any

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str) -> None:
    text: Any = fetch(i)  # N: grounded-coercion[annotated assignment] `fetch(i)`


@agent
@grounded_pure
def assigned_refused(i: str) -> None:
    text: Any = fetch(i)  # E: grounded-laundering `fetch(i)`
