"""Accepted: outside a proof any callback may be handed over."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import proven


@grounded_pure
def apply(ask: Callable[[str], Grounded[str]], i: str) -> Grounded[str]:
    return ask(i)


def answer(i: str) -> Grounded[str]:
    return apply(proven, i)
