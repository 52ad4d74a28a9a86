"""Refused: a generic pure body must not compare what it is handed."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import grounded_pure

T = TypeVar("T")


@grounded_pure
def same(one: T, two: T) -> bool:
    return one == two  # E: grounded-laundering
