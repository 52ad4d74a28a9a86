"""Refused: testing a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Bag:
    def __bool__(self) -> bool:
        return True


@grounded_pure
def tested(bag: Bag) -> int:
    if bag:
        return 1
    return 2


class Told:
    def __bool__(self) -> bool:
        return "a" in strip(fetch("a"))


@grounded_pure
def told(found: Told) -> int:
    if found:  # E: grounded-laundering
        return 1
    return 2
