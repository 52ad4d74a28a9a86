"""Refused: a decorator below the proof replaces the body."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from typing_extensions import ParamSpec

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

P = ParamSpec("P")
T = TypeVar("T")


def loosened(function: Callable[P, T]) -> Callable[P, T]:
    return function


@grounded_pure
@loosened
def wrapped(i: str) -> Grounded[str]:  # E: grounded-laundering|grounded-declaration
    return fetch(i)
