"""Accepted: a generic function with a proof keeps the type it is handed."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import Grounded, agent, grounded_pure

T = TypeVar("T")


@grounded_pure
def first_of(values: list[T]) -> T:
    return values[0]


@agent
@grounded_pure
def called(docs: list[Grounded[str]]) -> Grounded[str]:
    return first_of(docs)
