"""Refused: a return that may be None."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def answer_recorded(i: str) -> str | None:
    return fetch(i)  # N: grounded-coercion[optional] `fetch(i)`


@agent
@grounded_pure
def answer_refused(i: str) -> str | None:
    return fetch(i)  # E: grounded-laundering `fetch(i)`
