"""Refused: the length of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Bag:
    def __len__(self) -> int:
        return 1


@grounded_pure
def answer(bag: Bag) -> int:
    return len(bag)  # E: grounded-laundering
