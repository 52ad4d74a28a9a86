"""Accepted: a nested generator of grounded values."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def outer(i: str) -> list[Grounded[str]]:
    def inner() -> Iterator[Grounded[str]]:
        yield fetch(i)
        yield fetch("b")

    return list(inner())
