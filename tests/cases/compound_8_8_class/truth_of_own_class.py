"""Refused: testing a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Bag:
    def __bool__(self) -> bool:
        return True


@grounded_pure
def tested(bag: Bag) -> int:
    if bag:  # E: grounded-laundering
        return 1
    return 2
