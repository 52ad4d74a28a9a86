"""Refused: rendering a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Bag:
    def __str__(self) -> str:
        return "bag"


@grounded_pure
def shown(bag: Bag) -> str:
    return f"{bag}"  # E: grounded-laundering
