"""Refused: a plain variable of the enclosing function."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def outer_recorded(i: str) -> str:
    seen = ""

    def inner() -> None:
        nonlocal seen
        seen = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`

    inner()
    return seen


@agent
@grounded_pure
def outer_refused(i: str) -> str:
    seen = ""

    def inner() -> None:
        nonlocal seen
        seen = fetch(i)  # E: grounded-laundering `fetch(i)`

    inner()
    return seen
