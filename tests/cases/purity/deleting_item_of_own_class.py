"""Refused: deleting an item of a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Shelf:
    def __delitem__(self, key: str) -> None:
        print(key)


@grounded_pure
def answer(shelf: Shelf, i: str) -> None:
    del shelf[i]


class Told:
    def __delitem__(self, key: str) -> None:
        print(strip(fetch(key)))


@grounded_pure
def told(found: Told, i: str) -> None:
    del found[i]  # E: grounded-laundering
