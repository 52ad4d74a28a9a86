"""Refused: the default of a callback parameter is called like any other."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import research


@grounded_pure
def apply(i: str, ask: Callable[[str], Grounded[str]] = research) -> Grounded[str]:  # E: grounded-laundering
    return ask(i)
