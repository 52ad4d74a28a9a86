"""Refused: a return of type Any."""

from __future__ import annotations

from typing import Any

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def answer_recorded(i: str) -> Any:
    return fetch(i)  # N: grounded-coercion[return] `fetch(i)`


@agent
@grounded_pure
def answer_refused(i: str) -> Any:
    return fetch(i)  # E: grounded-laundering `fetch(i)`
