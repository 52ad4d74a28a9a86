"""Refused: a mark by another name, or on a function that is not written there, is checked by nobody."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

pure = grounded_pure  # E: grounded-laundering `grounded_pure`


@pure
def length(i: str) -> int:
    return 1 if fetch(i).startswith("a") else 2


def marked(function: Callable[[str], Grounded[str]]) -> Callable[[str], Grounded[str]]:
    return grounded_pure(function)  # E: grounded-laundering
