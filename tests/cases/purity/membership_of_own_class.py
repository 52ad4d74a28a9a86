"""Refused: membership in a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Bag:
    def __contains__(self, item: object) -> bool:
        return True


@grounded_pure
def answer(bag: Bag, i: str) -> bool:
    return i in bag  # E: grounded-laundering
