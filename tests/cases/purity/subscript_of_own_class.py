"""Refused: reading an item of a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Shelf:
    def __getitem__(self, key: str) -> Grounded[str]:
        return fetch(key)


@grounded_pure
def answer(shelf: Shelf, i: str) -> Grounded[str]:
    return shelf[i]


class Told:
    def __getitem__(self, key: str) -> str:
        return fetch(key).unwrap_discarding_sources()


@grounded_pure
def told(found: Told, i: str) -> str:
    return found[i]  # E: grounded-laundering
