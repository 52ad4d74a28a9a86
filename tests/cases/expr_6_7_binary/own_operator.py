"""Accepted: an operator of a program class sees the raw value."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch_int


class Money:
    def __init__(self, cents: int) -> None:
        self.cents = cents

    def __add__(self, other: int) -> int:
        return self.cents + other


@agent
def paid(i: str) -> int:
    n = fetch_int(i)
    return Money(3) + n  # N: grounded-coercion[argument] `n`
