"""Refused: a type variable solved to object."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import agent, grounded_pure
from prelude import fetch

T = TypeVar("T")


@grounded_pure
def pair_of(one: T, two: T) -> list[T]:
    return [one, two]


@agent
def drop_recorded(i: str) -> None:
    found: list[object] = pair_of(fetch(i), 1)  # N: grounded-coercion


@agent
@grounded_pure
def drop_refused(i: str) -> None:
    found: list[object] = pair_of(fetch(i), 1)  # E: grounded-laundering
