"""Refused: an impure callback handed to a pure function."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import research


@grounded_pure
def apply(ask: Callable[[str], Grounded[str]], i: str) -> Grounded[str]:
    return ask(i)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return apply(research, i)  # E: grounded-laundering
