"""Accepted: the default of a callback parameter with a proof."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import proven


@grounded_pure
def apply(i: str, ask: Callable[[str], Grounded[str]] = proven) -> Grounded[str]:
    return ask(i)
