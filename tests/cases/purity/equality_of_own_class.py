"""Refused: equality of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Version:
    def __eq__(self, other: object) -> bool:
        return True


@grounded_pure
def answer(one: Version, two: Version) -> bool:
    return one == two  # E: grounded-laundering
