"""Refused: copying and replacing run what a class of the program says about it."""

from __future__ import annotations

import copy
import dataclasses
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Copies:
    held: Grounded[str]
    n: int = 0

    def __copy__(self) -> Copies:
        return Copies(self.held, len(self.held.unwrap_discarding_sources()))


@dataclass
class Post:
    held: Grounded[str]
    n: int = 0

    def __post_init__(self) -> None:
        self.n = len(self.held.unwrap_discarding_sources())


@grounded_pure
def copied(i: str) -> int:
    return copy.copy(Copies(fetch(i))).n  # E: grounded-laundering


@grounded_pure
def copied_inside(i: str) -> int:
    return copy.deepcopy([Copies(fetch(i))])[0].n  # E: grounded-laundering


@grounded_pure
def replaced(p: Post, i: str) -> int:
    return dataclasses.replace(p, held=fetch(i)).n  # E: grounded-laundering
