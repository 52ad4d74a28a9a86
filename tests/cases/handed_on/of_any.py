"""Refused: a callback whose type is unknown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def apply(f: Callable[[Grounded[str]], str], d: Grounded[str]) -> Grounded[str]:
    return d if f(d) == "a" else d[1:]


@grounded_pure
def answer(i: str, anything: Any) -> Grounded[str]:
    return apply(anything, fetch(i))  # E: grounded-laundering
