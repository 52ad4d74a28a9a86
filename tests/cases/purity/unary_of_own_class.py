"""Refused: a unary operator of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Money:
    def __neg__(self) -> int:
        return -1


@grounded_pure
def answer(money: Money) -> int:
    return -money  # E: grounded-laundering
