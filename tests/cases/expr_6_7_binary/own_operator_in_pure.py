"""Refused: an operator of a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Money:
    def __add__(self, other: int) -> int:
        return other


@grounded_pure
def paid(money: Money, i: str) -> int:
    return money + 3


class Told:
    def __add__(self, other: int) -> str:
        return strip(fetch("a"))


@grounded_pure
def told(found: Told) -> str:
    return found + 3  # E: grounded-laundering
