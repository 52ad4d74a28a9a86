"""Refused: a function that a class puts into a field by itself, and that answers with content."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import grounded_pure
from prelude import fetch


def is_second(i: str) -> bool:
    return "two" in fetch(i)


class Assigned:
    def __init__(self) -> None:
        self.test: Callable[[str], bool] = is_second


class Declared:
    test: Callable[[str], bool] = staticmethod(is_second)


ASSIGNED = Assigned()


@grounded_pure
def assigned(i: str) -> bool:
    return ASSIGNED.test(i)  # E: grounded-laundering


@grounded_pure
def declared(i: str) -> bool:
    return Declared.test(i)  # E: grounded-laundering
