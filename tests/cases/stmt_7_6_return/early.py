"""Refused: an early return is a return."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def answer_recorded(i: str, ok: bool) -> str:
    if ok:
        return fetch(i)  # N: grounded-coercion[return] `fetch(i)`
    return "plain"


@agent
@grounded_pure
def answer_refused(i: str, ok: bool) -> str:
    if ok:
        return fetch(i)  # E: grounded-laundering `fetch(i)`
    return "plain"
