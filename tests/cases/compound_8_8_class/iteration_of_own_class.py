"""Refused: iterating a program class runs its code, which may unwrap."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Bag:
    def __iter__(self) -> Iterator[int]:
        return iter([1, 2])


@grounded_pure
def walked(bag: Bag) -> int:
    total = 0
    for n in bag:
        total += n
    return total


class Told:
    def __iter__(self) -> Iterator[str]:
        return iter(strip(fetch("a")))


@grounded_pure
def told(found: Told) -> int:
    total = 0
    for letter in found:  # E: grounded-laundering
        total += 1
    return total
