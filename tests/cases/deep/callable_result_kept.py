"""Accepted: a callable with a grounded result."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven


@agent
@grounded_pure
def kept(i: str) -> Callable[[str], Grounded[str]]:
    ask: Callable[[str], Grounded[str]] = proven
    return ask
