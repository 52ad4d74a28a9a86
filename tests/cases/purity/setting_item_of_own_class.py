"""Refused: setting an item of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Shelf:
    def __setitem__(self, key: str, value: Grounded[str]) -> None:
        print(value.unwrap_discarding_sources())


@grounded_pure
def answer(shelf: Shelf, i: str) -> None:
    shelf[i] = fetch(i)  # E: grounded-laundering
