"""Accepted: a nested function keeps what the body gave it."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def outer(i: str) -> Grounded[str]:
    def inner(doc: Grounded[str]) -> Grounded[str]:
        return doc.upper()

    return inner(fetch(i))
