"""Accepted: mutual recursion is free, in any order."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def even(i: str, n: int) -> Grounded[str]:
    if n <= 0:
        return fetch(i)
    return odd(i, n - 1)


@agent
@grounded_pure
def odd(i: str, n: int) -> Grounded[str]:
    return even(i, n - 1)
