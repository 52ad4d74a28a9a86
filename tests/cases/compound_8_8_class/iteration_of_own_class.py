"""Refused: iterating a program class runs its code."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import grounded_pure


class Bag:
    def __iter__(self) -> Iterator[int]:
        return iter([1, 2])


@grounded_pure
def walked(bag: Bag) -> int:
    total = 0
    for n in bag:  # E: grounded-laundering
        total += n
    return total
