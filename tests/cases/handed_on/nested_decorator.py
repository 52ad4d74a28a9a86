"""Refused: a decorator may put another function in the place of a nested one."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


def deco(f: Callable[[Grounded[str]], Grounded[str]]) -> Callable[[Grounded[str]], str]:
    return lambda d: f(d).unwrap_discarding_sources()


@grounded_pure
def answer(i: str) -> str:
    @deco  # E: grounded-laundering
    def inner(d: Grounded[str]) -> Grounded[str]:
        return d

    return inner(fetch(i))
