"""Refused: a nested function drops what the body gave it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def outer_recorded(i: str) -> str:
    doc = fetch(i)

    def inner() -> str:
        return doc  # N: grounded-coercion[return] `doc`

    return inner()


@agent
@grounded_pure
def outer_refused(i: str) -> str:
    doc = fetch(i)

    def inner() -> str:
        return doc

    return inner()  # E: grounded-laundering
