"""Refused: a generic pure body may be handed grounded values, and must not test them."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import grounded_pure

T = TypeVar("T")


@grounded_pure
def first_true(values: list[T]) -> T | None:
    for value in values:
        if value:
            return value  # E: grounded-laundering `value`
    return None
