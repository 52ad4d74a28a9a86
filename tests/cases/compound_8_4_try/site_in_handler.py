"""Refused: a site inside a handler."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def handled_recorded(i: str) -> str:
    try:
        n = int(i)
    except ValueError:
        return fetch(i)  # N: grounded-coercion[return] `fetch(i)`
    return "number"


@agent
@grounded_pure
def handled_refused(i: str) -> str:
    try:
        n = int(i)
    except ValueError:
        return fetch(i)  # E: grounded-laundering `fetch(i)`
    return "number"
