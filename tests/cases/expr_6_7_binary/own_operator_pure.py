"""Accepted: an operator with a proof may be used."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Money:
    @grounded_pure
    def __add__(self, other: int) -> int:
        return other


@grounded_pure
def paid(money: Money) -> int:
    return money + 3
