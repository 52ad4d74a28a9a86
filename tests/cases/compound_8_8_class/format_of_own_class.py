"""Refused: rendering a program class runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Bag:
    def __str__(self) -> str:
        return "bag"


@grounded_pure
def shown(bag: Bag) -> str:
    return f"{bag}"


class Told:
    def __str__(self) -> str:
        return strip(fetch("a"))


@grounded_pure
def told(found: Told) -> str:
    return f"{found}"  # E: grounded-laundering
