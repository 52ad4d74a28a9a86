"""Refused: a generic pure function that the context solves to object."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import agent, grounded_pure
from prelude import fetch

T = TypeVar("T")


@grounded_pure
def same(value: T) -> T:
    return value


@agent
def dropped_recorded(i: str) -> None:
    found: object = same(fetch(i))  # N: grounded-coercion


@agent
@grounded_pure
def dropped_refused(i: str) -> None:
    found: object = same(fetch(i))  # E: grounded-laundering
