"""Refused: a function behind an unknown wrapper has lost its contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from typing_extensions import ParamSpec

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

P = ParamSpec("P")
T = TypeVar("T")


def logged(f: Callable[P, T]) -> Callable[P, T]:
    known = f
    return known


@logged  # E: grounded-laundering `logged`
@grounded_pure
def handed(doc: Grounded[str]) -> Grounded[str]:
    return doc


@agent
@grounded_pure
def outer(i: str) -> Grounded[str]:
    return handed(fetch(i))  # E: grounded-laundering
