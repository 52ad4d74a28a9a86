"""Refused: membership in a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Bag:
    def __contains__(self, item: object) -> bool:
        return True


@grounded_pure
def answer(bag: Bag, i: str) -> bool:
    return i in bag


class Told:
    def __contains__(self, item: object) -> bool:
        return "a" in strip(fetch("a"))


@grounded_pure
def told(found: Told, i: str) -> bool:
    return i in found  # E: grounded-laundering
