"""Refused: reading an item of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Shelf:
    def __getitem__(self, key: str) -> Grounded[str]:
        return fetch(key)


@grounded_pure
def answer(shelf: Shelf, i: str) -> Grounded[str]:
    return shelf[i]  # E: grounded-laundering
