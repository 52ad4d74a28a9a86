"""Refused: an argument of a nested function."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def outer_recorded(i: str) -> str:
    def inner(text: str) -> str:
        return text + "!"

    return inner(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`


@agent
@grounded_pure
def outer_refused(i: str) -> str:
    def inner(text: str) -> str:
        return text + "!"

    return inner(fetch(i))  # E: grounded-laundering `fetch(i)`
