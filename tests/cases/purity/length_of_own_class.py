"""Refused: the length of a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Bag:
    def __len__(self) -> int:
        return 1


@grounded_pure
def answer(bag: Bag) -> int:
    return len(bag)


class Told:
    def __len__(self) -> int:
        return len(strip(fetch("a")))


@grounded_pure
def told(found: Told) -> int:
    return len(found)  # E: grounded-laundering
