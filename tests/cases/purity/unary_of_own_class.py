"""Refused: a unary operator of a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Money:
    def __neg__(self) -> int:
        return -1


@grounded_pure
def answer(money: Money) -> int:
    return -money


class Told:
    def __neg__(self) -> str:
        return strip(fetch("a"))


@grounded_pure
def told(found: Told) -> str:
    return -found  # E: grounded-laundering
