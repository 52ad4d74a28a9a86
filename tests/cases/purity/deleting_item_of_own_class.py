"""Refused: deleting an item of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Shelf:
    def __delitem__(self, key: str) -> None:
        print(key)


@grounded_pure
def answer(shelf: Shelf, i: str) -> None:
    del shelf[i]  # E: grounded-laundering
