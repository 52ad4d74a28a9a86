"""Refused: an operator of a program class is a call of program code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Money:
    def __add__(self, other: int) -> int:
        return other


@grounded_pure
def paid(money: Money, i: str) -> int:
    return money + 3  # E: grounded-laundering
