"""Refused: a nested function that mypy does not check."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def outer(i: str) -> Grounded[str]:
    def inner(doc):  # type: ignore[no-untyped-def]  # E: grounded-laundering
        return doc

    inner("a")  # type: ignore[no-untyped-call]
    return fetch(i)
