"""Refused: a generic pure body must not search for what it is handed."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import grounded_pure

T = TypeVar("T")


@grounded_pure
def held(one: T, many: list[T]) -> bool:
    return one in many  # E: grounded-laundering
