"""Refused: comprehensions and guards test the truth of an object of the program."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Truthy:
    held: Grounded[str]

    def __bool__(self) -> bool:
        return "alpha" in self.held.unwrap_discarding_sources()


@grounded_pure
def filtered(i: str) -> list[int]:
    found = Truthy(fetch(i))
    return [n for n in range(3) if found]  # E: grounded-laundering


@grounded_pure
def guarded(i: str) -> int:
    found = Truthy(fetch(i))
    match len(i):
        case n if found:  # E: grounded-laundering
            return n
        case _:
            return 2
