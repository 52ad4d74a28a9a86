"""Refused: equality of a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Version:
    def __eq__(self, other: object) -> bool:
        return True


@grounded_pure
def answer(one: Version, two: Version) -> bool:
    return one == two


class Told:
    def __eq__(self, other: object) -> bool:
        return "a" in strip(fetch("a"))


@grounded_pure
def told(one: Told, two: Told) -> bool:
    return one == two  # E: grounded-laundering
