"""Refused: comparing a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Version:
    def __lt__(self, other: Version) -> bool:
        return True


@grounded_pure
def answer(one: Version, two: Version) -> bool:
    return one < two


class Told:
    def __lt__(self, other: Told) -> bool:
        return "a" in strip(fetch("a"))


@grounded_pure
def told(one: Told, two: Told) -> bool:
    return one < two  # E: grounded-laundering
