"""Accepted: a callback of a pure function is checked where the function is called."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven


@grounded_pure
def apply(ask: Callable[[str], Grounded[str]], i: str) -> Grounded[str]:
    return ask(i)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return apply(proven, i)
