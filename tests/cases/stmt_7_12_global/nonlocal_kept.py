"""Accepted: a grounded variable of the enclosing function."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def outer(i: str) -> Grounded[str]:
    seen = fetch(i)

    def inner() -> None:
        nonlocal seen
        seen = seen + "!"

    inner()
    return seen
